// What the teacher says, in words.
import type { Game } from '../rules/types.ts';
import { french } from '../state/french.ts';
import { messages, t } from '../state/messages.svelte.ts';
import { settings } from '../state/settings.svelte.ts';
import { deedWords, playerWords, whole } from '../state/words.ts';
import type { Lesson, Text } from './lesson.ts';
import type { Answer } from './teaching.svelte.ts';

/** A sentence, and the ruling that it follows from. */
export interface Spoken {
  text: string;
  ruling: string | null;
}

/** A text in the reader's language. */
export const inWords = (text: Text): string => {
  const { lang } = settings.values;
  return lang === 'fr' ? french(text.fr) : text.en;
};

const plain = (...sentences: string[]): Spoken => ({ text: sentences.join(' '), ruling: null });

export function answerWords(game: Game, answer: Answer): Spoken {
  switch (answer.kind) {
    case 'refused':
      return {
        text: whole(messages.said({ ...answer.said, ruling: null })),
        ruling: answer.said.ruling,
      };
    case 'refuted': {
      const side = playerWords(game, answer.player);
      return plain(t('lesson-refuted', { side }), deedWords(answer.deed), t('lesson-back-again'));
    }
    case 'late':
      return plain(deedWords(answer.deed), t('lesson-late'), t('lesson-back-again'));
    case 'reply':
      return plain(deedWords(answer.deed), t('lesson-go-on'));
    case 'ended':
      return plain(whole(messages.said({ ...answer.ending.reason, ruling: null })), t('lesson-ended'));
    case 'not-won':
      return plain(t('lesson-not-won'), t('lesson-back-again'));
    case 'not-asked':
      return plain(t('lesson-not-asked'), t('lesson-back-again'));
    case 'nowhere':
      return plain(t('lesson-nowhere'));
    default:
      return { text: inWords(answer.say), ruling: answer.ruling };
  }
}

/** Where somebody is: "Étape 4 sur 7. Deux essais ; rien ne presse." */
export const stepWords = (index: number, of: number, tries: number): string =>
  `${t('lesson-step', { step: index + 1, of })} ${t('lesson-tries', { count: tries })}`;

/** A lesson's name with its game's. */
export const lessonTitle = (lesson: Lesson, name: string): string => `${name}, ${inWords(lesson.name)}`;
