// A position being set up: the typed face of the rules module's editor, and what it shows now.
import type { Module } from '../rules/module.ts';
import { refusing } from '../rules/refused.ts';
import type { EditField, EditTool, Said, Scene } from '../rules/types.ts';

type Editor = InstanceType<Module['Editor']>;

interface Seen {
  scene: Scene;
  tools: EditTool[];
  fields: EditField[];
  text: string;
  /** Why it is no possible position. */
  refusal: Said | null;
}

const said = (text: string | undefined): Said | null =>
  text === undefined ? null : (JSON.parse(text) as Said);

function look(editor: Editor): Seen {
  return {
    scene: JSON.parse(editor.scene()) as Scene,
    tools: JSON.parse(editor.tools()) as EditTool[],
    fields: JSON.parse(editor.fields()) as EditField[],
    text: editor.text(),
    refusal: said(editor.refusal()),
  };
}

export class Drafting {
  private readonly editor: Editor;
  now: Seen;

  /** Begins at the start of a game or at a position; throws what is refused. */
  constructor(module: Module, name: string, position: string | null) {
    this.editor = refusing(() => new module.Editor(name, position ?? undefined));
    this.now = $state.raw(look(this.editor));
  }

  touch(cell: string, tool: number): void {
    this.editor.touch(cell, tool);
    this.now = look(this.editor);
  }

  /** Sets a field; what it does not take changes nothing. */
  set(field: string, value: string): void {
    this.editor.set(field, value);
    this.now = look(this.editor);
  }

  /** Takes a position from its text; what is refused changes nothing. */
  read(text: string): Said | null {
    const refused = said(this.editor.read(text));
    this.now = look(this.editor);
    return refused;
  }

  clear(): void {
    this.editor.clear();
    this.now = look(this.editor);
  }

  start(): void {
    this.editor.start();
    this.now = look(this.editor);
  }

  free(): void {
    this.editor.free();
  }
}
