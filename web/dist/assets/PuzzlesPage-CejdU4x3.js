import{A as e,D as t,E as n,Et as r,F as i,G as a,H as o,I as s,K as c,L as l,M as u,O as d,Q as f,R as p,S as m,U as h,V as g,Z as _,_t as v,a as y,at as b,b as x,c as S,et as C,ft as w,g as ee,gt as T,it as E,k as D,lt as O,m as k,nt as A,p as te,r as ne,rt as j,st as M,t as re,tt as N,wt as P,y as ie}from"./index-client-DUmHtAQC.js";import"./disclose-version-xihTtKlq.js";import{o as F,r as I,t as L}from"./messages.svelte-CcKYPJKG.js";import{n as ae,t as oe}from"./router.svelte-DGcM2_Pc.js";import{i as R,n as z,r as B,t as se}from"./Board-C9Kznx-X.js";import{n as V}from"./rules-DPFtOSQw.js";import{_ as H,p as U,s as ce,y as W}from"./words-DzXUQcuG.js";import{x as le}from"./gouge-4wrXycIo.js";import{t as ue}from"./index-client-CUsvG-ox.js";import{$ as de,A as G,B as fe,C as pe,Ct as me,D as he,E as ge,F as K,I as _e,L as ve,M as q,N as ye,O as be,P as xe,R as Se,Tt as Ce,_ as we,b as Te,c as Ee,ft as J,h as De,i as Oe,j as ke,k as Ae,l as je,m as Me,n as Ne,p as Pe,s as Fe,w as Ie,wt as Y,z as Le}from"./index-C6akPMnH.js";import{i as Re,n as ze,t as Be}from"./ways-B2pWY_aM.js";L.add({fr:`## Problèmes\xA0: chargé avec eux

puzzles-today = celui du jour, n° { $number }
puzzles-one = { $name }, n° { $number }
puzzles-none-title = Pas encore de problèmes
puzzles-none-text = Aucun n’est encore arrivé jusqu’ici. Les plateaux, eux, vous attendent à l’accueil.
puzzles-failed-title = Les problèmes ne sont pas arrivés
puzzle-missing-title = Ce problème n’existe pas ici
puzzle-missing-text = Le lien est peut-être incomplet, ou le problème a été remplacé. Celui du jour, lui, vous attend.
puzzles-skipped = { $count ->
    [one] Une ligne illisible est laissée de côté.
   *[other] { $count } lignes illisibles sont laissées de côté.
  }
puzzles-go-today = Celui du jour
puzzles-new-day = Le problème d’aujourd’hui est là

puzzle-asks-win = { $turn } et de gagner { $count ->
    [one] en un coup
    [2] en deux coups
    [3] en trois coups
    [4] en quatre coups
    [5] en cinq coups
   *[other] en { $count } coups
  }.
puzzle-asks-save = { $turn }\xA0: un seul coup sauve la partie.
puzzle-short-win = { $count ->
    [one] gagner en un coup
    [2] gagner en deux coups
    [3] gagner en trois coups
    [4] gagner en quatre coups
    [5] gagner en cinq coups
   *[other] gagner en { $count } coups
  }
puzzle-short-save = trouver le coup qui sauve

puzzle-theme = Thème
puzzle-unknown = à découvrir
puzzle-difficulty = Difficulté
puzzle-difficulty-of = { $marks } sur 5
puzzle-time = Temps
puzzle-seconds = { $seconds } s
puzzle-minutes = { $minutes } min { $seconds }

puzzle-begin = Un seul coup est bon. Touchez le plateau pour le jouer.
puzzle-was-shown = La solution vous a été montrée\xA0: rejouez-la pour le plaisir, sans que cela compte.
puzzle-go-on = À vous\xA0: la suite.
puzzle-hint-touch = Commencez par ce qui est encadré.
puzzle-hint-move = Le coup est { $move }.
puzzle-slower = { $move } gagne aussi, mais plus lentement. Cherchez plus court.
puzzle-wrong-ends = { $move } finit la partie, mais pas pour vous.
puzzle-wrong-loses = { $count ->
    [one] Pas { $move }\xA0: { $reply } répond et gagne tout de suite.
   *[other] Pas { $move }\xA0: { $reply } répond et gagne en { $count } coups.
  }
puzzle-wrong-escapes = Pas { $move }\xA0: { $reply } répond, et le gain s’échappe.
puzzle-wrong-other = Pas { $move }\xA0: { $reply } répond, et rien n’est sauvé.
puzzle-hint = Indice
puzzle-hint-more = Le coup
puzzle-reveal = Solution

puzzle-solved = Résolu
puzzle-saves = { $count ->
    [one] Tout autre coup perd aussitôt.
    [2] Tout autre coup perd en deux coups au plus.
    [3] Tout autre coup perd en trois coups au plus.
    [4] Tout autre coup perd en quatre coups au plus.
    [5] Tout autre coup perd en cinq coups au plus.
   *[other] Tout autre coup perd en { $count } coups au plus.
  }
puzzle-solution = La solution
puzzle-found-first = Trouvé du premier coup.
puzzle-found-helped = Trouvé avec un indice.
puzzle-found-later = Trouvé après un détour.
puzzle-found-shown = Retrouvé après la solution.
puzzle-found-not = Le suivant sera pour vous.
puzzle-another = Un autre
puzzle-share = Partager
puzzle-link-title = Un lien vers ce problème
puzzle-link-about = Qui le suit trouve la même position, et rien de ce que vous y avez joué.
puzzle-copy = Copier
puzzle-send = Envoyer
puzzle-copied = C’est copié.
puzzle-copied-not = Le navigateur ne laisse pas copier. Le lien est sélectionné\xA0: copiez-le vous-même.
puzzle-rating = Votre force
puzzle-rating-of = { $rating }, sur { $count ->
    [one] un problème
   *[other] { $count } problèmes
  }
puzzle-rating-new = { $rating } pour commencer

puzzle-streak = { $count ->
    [0] Une série commence aujourd’hui
    [one] Un jour
    [2] Deux jours de suite
    [3] Trois jours de suite
    [4] Quatre jours de suite
    [5] Cinq jours de suite
    [6] Six jours de suite
    [7] Sept jours de suite
   *[other] { $count } jours de suite
  }
puzzle-next-at = le suivant à { $time }
puzzle-day-solved = { $day }, résolu
puzzle-day-open = { $day }, pas encore
puzzle-day-missed = { $day }, laissé passer
puzzle-others = D’autres problèmes
puzzle-themes = Choisir un thème
puzzle-themes-all = Tous les thèmes
puzzle-themes-count = { $name } ({ $count })

# Les thèmes
puzzle-theme-push-out = Pousser dehors
puzzle-theme-sandwich = Pris en tenaille
puzzle-theme-self-goal = Le but contre son camp
puzzle-theme-step-aside = Le pas de côté
puzzle-theme-enter = L’entrée
puzzle-theme-double-square = Deux carrés à la fois
puzzle-theme-exhaustion = Plus assez de pions
puzzle-theme-last-pawn = Le dernier pion
puzzle-theme-parry = La parade
puzzle-theme-close = La fermeture
puzzle-theme-fork = La fourchette
puzzle-theme-tile-after-block = La tuile après le blocage
puzzle-theme-duty = L’obligation
puzzle-theme-lift = Le triangle retiré
puzzle-theme-cross = La croix
puzzle-theme-line = La ligne
puzzle-theme-save = Le coup qui sauve
puzzle-theme-other = Le seul bon coup
`,en:`## Puzzles: loaded with them

puzzles-today = today’s, no. { $number }
puzzles-one = { $name }, no. { $number }
puzzles-none-title = No puzzles yet
puzzles-none-text = None have come this far yet. The boards are waiting for you on the home page.
puzzles-failed-title = The puzzles did not arrive
puzzle-missing-title = There is no such puzzle here
puzzle-missing-text = The link may be incomplete, or the puzzle was replaced. Today’s is waiting for you.
puzzles-skipped = { $count ->
    [one] One unreadable line is left out.
   *[other] { $count } unreadable lines are left out.
  }
puzzles-go-today = Today’s
puzzles-new-day = Today’s puzzle is here

puzzle-asks-win = { $turn } and win { $count ->
    [one] in one move
    [2] in two moves
    [3] in three moves
    [4] in four moves
    [5] in five moves
   *[other] in { $count } moves
  }.
puzzle-asks-save = { $turn }: only one move saves the game.
puzzle-short-win = { $count ->
    [one] win in one move
    [2] win in two moves
    [3] win in three moves
    [4] win in four moves
    [5] win in five moves
   *[other] win in { $count } moves
  }
puzzle-short-save = find the move that saves

puzzle-theme = Theme
puzzle-unknown = to be found
puzzle-difficulty = Difficulty
puzzle-difficulty-of = { $marks } out of 5
puzzle-time = Time
puzzle-seconds = { $seconds } s
puzzle-minutes = { $minutes } min { $seconds }

puzzle-begin = Only one move is right. Touch the board to play it.
puzzle-was-shown = The solution was shown to you: play it again for pleasure; it does not count.
puzzle-go-on = Your move: go on.
puzzle-hint-touch = Begin with what is framed.
puzzle-hint-move = The move is { $move }.
puzzle-slower = { $move } wins too, but more slowly. Look for a shorter way.
puzzle-wrong-ends = { $move } ends the game, but not for you.
puzzle-wrong-loses = { $count ->
    [one] Not { $move }: { $reply } answers and wins at once.
   *[other] Not { $move }: { $reply } answers and wins in { $count } moves.
  }
puzzle-wrong-escapes = Not { $move }: { $reply } answers, and the win slips away.
puzzle-wrong-other = Not { $move }: { $reply } answers, and nothing is saved.
puzzle-hint = Hint
puzzle-hint-more = The move
puzzle-reveal = Solution

puzzle-solved = Solved
puzzle-saves = { $count ->
    [one] Every other move loses at once.
    [2] Every other move loses within two moves.
    [3] Every other move loses within three moves.
    [4] Every other move loses within four moves.
    [5] Every other move loses within five moves.
   *[other] Every other move loses within { $count } moves.
  }
puzzle-solution = The solution
puzzle-found-first = Found at the first try.
puzzle-found-helped = Found with a hint.
puzzle-found-later = Found after a detour.
puzzle-found-shown = Found again after the solution.
puzzle-found-not = The next one will be yours.
puzzle-another = Another
puzzle-share = Share
puzzle-link-title = A link to this puzzle
puzzle-link-about = Whoever follows it finds the same position, and nothing of what you played there.
puzzle-copy = Copy
puzzle-send = Send
puzzle-copied = Copied.
puzzle-copied-not = The browser does not let us copy. The link is selected: copy it yourself.
puzzle-rating = Your strength
puzzle-rating-of = { $rating }, from { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
  }
puzzle-rating-new = { $rating } to begin with

puzzle-streak = { $count ->
    [0] A streak begins today
    [one] One day
    [2] Two days in a row
    [3] Three days in a row
    [4] Four days in a row
    [5] Five days in a row
    [6] Six days in a row
    [7] Seven days in a row
   *[other] { $count } days in a row
  }
puzzle-next-at = the next one at { $time }
puzzle-day-solved = { $day }, solved
puzzle-day-open = { $day }, not yet
puzzle-day-missed = { $day }, missed
puzzle-others = Other puzzles
puzzle-themes = Choose a theme
puzzle-themes-all = All themes
puzzle-themes-count = { $name } ({ $count })

# Themes
puzzle-theme-push-out = Push it out
puzzle-theme-sandwich = Caught in between
puzzle-theme-self-goal = The own goal
puzzle-theme-step-aside = The step aside
puzzle-theme-enter = The entry
puzzle-theme-double-square = Two squares at once
puzzle-theme-exhaustion = Too few pawns left
puzzle-theme-last-pawn = The last pawn
puzzle-theme-parry = The parry
puzzle-theme-close = The closing move
puzzle-theme-fork = The fork
puzzle-theme-tile-after-block = The tile after the block
puzzle-theme-duty = The duty
puzzle-theme-lift = The lifted triangle
puzzle-theme-cross = The cross
puzzle-theme-line = The line
puzzle-theme-save = The move that saves
puzzle-theme-other = The one right move
`});var X=({kind:e,player:t,cells:n})=>`${e} ${t} ${n.join()}`,Ve=({marks:e},t)=>e.filter(({player:e})=>e===t).map(X),He=(e,t)=>t.length===0?e:{...e,marks:e.marks.filter(e=>!t.includes(X(e)))},Ue=8;function We(e,{rating:t,seen:n},r,i=Math.random){let a=new Map(n.map(({id:e},t)=>[e,t])),o=e.filter(e=>!r.includes(q(e))),s=o.filter(e=>!a.has(q(e))),c=[...o].sort((e,t)=>(a.get(q(e))??0)-(a.get(q(t))??0)),l=s.length>0?s:c.slice(0,Math.max(1,Math.floor(c.length/2))),u=({level:e})=>Math.abs(ke(e)-t),d=l.map(e=>({puzzle:e,away:u(e),lot:i()}));d.sort((e,t)=>e.away-t.away||e.lot-t.lot);let f=d.slice(0,Ue);return f[Math.floor(i()*f.length)]?.puzzle??null}var Ge=(e,t)=>t===null?e:e.filter(({family:e,theme:n})=>e===t.family&&n===t.theme),Ke=p(`<svg viewBox="-20 -20 40 40" aria-hidden="true" class="svelte-1ywixei"><use href="#pjy" x="-20" y="-20" width="40" height="40"></use></svg>`),qe=l(`<li><span class="box svelte-1ywixei"><!></span> <span class="day small-caps svelte-1ywixei" aria-hidden="true"> </span> <span class="hidden"> </span></li>`),Z=l(`<section aria-labelledby="streak"><div class="head svelte-1ywixei"><h3 id="streak" class="svelte-1ywixei"> </h3> <em class="svelte-1ywixei"> </em></div> <ol class="svelte-1ywixei"></ol></section>`);function Je(e,t){v(t,!0);let r=w(()=>Math.max(xe,Math.min(t.today,...t.days))),o=w(()=>Array.from({length:7},(e,n)=>t.today-6+n)),s=w(()=>fe(t.days,t.today)),c=(e,t)=>new Intl.DateTimeFormat(F.values.lang,{weekday:t,timeZone:`UTC`}).format(K(e)),l=w(()=>new Intl.DateTimeFormat(F.values.lang,{hour:`numeric`,minute:`2-digit`}).format(K(t.today+1))),d=e=>t.days.includes(e)?I(`puzzle-day-solved`,{day:c(e,`long`)}):e<a(r)?c(e,`long`):I(e===t.today?`puzzle-day-open`:`puzzle-day-missed`,{day:c(e,`long`)});var f=Z(),p=N(f),m=N(p),h=j(m,!0),g=E(m,2),y=j(g,!0);P(p);var b=E(p,2);n(b,20,()=>a(o),e=>e,(e,n)=>{var r=qe();let o;var s=N(r),l=N(s),f=e=>{var t=Ke();i(e,t)},p=w(()=>t.days.includes(n));D(l,e=>{a(p)&&e(f)}),P(s);var m=E(s,2),h=j(m,!0),g=E(m,2),v=j(g,!0);P(r),_((e,i)=>{o=x(r,1,`svelte-1ywixei`,null,o,{today:n===t.today}),u(h,e),u(v,i)},[()=>c(n,`narrow`),()=>d(n)]),i(e,r)}),P(b),P(f),_((e,t)=>{k(m,`data-streak`,a(s)),u(h,e),u(y,t)},[()=>I(`puzzle-streak`,{count:a(s)}),()=>I(`puzzle-next-at`,{time:a(l)})]),i(e,f),T()}var Ye=p(`<svg viewBox="-6 -10 12 20" aria-hidden="true"><path d="M0 -9C6 -4 6 4 0 9C-6 4 -6 -4 0 -9Z" class="svelte-1iupw4f"></path></svg>`),Xe=l(`<span class="marks svelte-1iupw4f"><span class="hidden"> </span> <!></span>`);function Ze(e,r){v(r,!0);let o=ne(r,`size`,3,20),s=w(()=>G(r.level));var c=Xe(),l=N(c),d=j(l,!0),f=E(l,2);n(f,16,()=>({length:5}),t,(e,t,n)=>{var r=Ye();let c;_(()=>{k(r,`width`,o()*.6),k(r,`height`,o()),c=x(r,0,`svelte-1iupw4f`,null,c,{full:n<a(s)})}),i(e,r)}),P(c),_(e=>u(d,e),[()=>I(`puzzle-difficulty-of`,{marks:a(s)})]),i(e,c),T()}var Q=(e,t)=>Math.max(1,Math.ceil(t/e.players.length));function Qe(e,t,{kind:n,plies:r}){let i=L.first([`${e.players[t]}.turn`])??I(`turn-of`,{side:U(e,t)});return n===`win`?I(`puzzle-asks-win`,{turn:i,count:Q(e,r)}):I(`puzzle-asks-save`,{turn:i})}var $e=(e,{kind:t,plies:n})=>t===`win`?I(`puzzle-short-win`,{count:Q(e,n)}):I(`puzzle-short-save`),et=e=>L.first([`puzzle-theme-${e}`])??I(`puzzle-theme-other`),tt=({ending:e})=>e?W(L.said({...e.reason,ruling:null})):``;function nt(e,t,n){let{kind:r,mv:i}=n;if(r===`slower`)return I(`puzzle-slower`,{move:i});if(r===`ended`)return`${I(`puzzle-wrong-ends`,{move:i})} ${tt(n.view)}`;let{reply:a,opinion:o,view:s}=n,c=`win`in o.verdict?Q(e,o.verdict.win):null,l=c===null?I(t.kind===`win`?`puzzle-wrong-escapes`:`puzzle-wrong-other`,{move:i,reply:a}):I(`puzzle-wrong-loses`,{move:i,reply:a,count:c});return s.ending?`${l} ${tt(s)}`:l}function rt(e,t){let{game:n,phase:r,advice:i,answer:a,refusal:o,hand:s,puzzle:c,view:l}=e,u=s.objection?.said??o;if(u)return W(L.said(u));if(a)return nt(n,c.task,a);if(i)return I(i.whole?`puzzle-hint-move`:`puzzle-hint-touch`,{move:i.mv});if(r===`waiting`)return l.played.length>0?H(l):``;if(s.onlyFacings)return W(I(`ask-facing`));if(l.played.length>0)return`${H(l)} ${I(`puzzle-go-on`)}`;if(t?.shown)return I(`puzzle-was-shown`);let[d]=l.duties;return d?W(L.said({...d.said,ruling:null})):I(`puzzle-begin`)}function it(e,{kind:t,plies:n},r){return t===`save`?I(`puzzle-saves`,{count:Q(e,n)}):r.ending?tt(r):``}function at(e,t){return e===`shown`?I(`puzzle-found-not`):t?.shown?I(`puzzle-found-shown`):t?.score===1?I(`puzzle-found-first`):I(t?.score===.5&&!t.detour?`puzzle-found-helped`:`puzzle-found-later`)}function ot({game:e,phase:t,puzzle:n,view:r},i,a){return[ce(i?.deed??null),it(e,n.task,r),at(t,a)].filter(e=>e!==``).join(` `)}function st(e){let t=Math.floor(e/1e3);return t<60?I(`puzzle-seconds`,{seconds:t}):I(`puzzle-minutes`,{minutes:Math.floor(t/60),seconds:String(t%60).padStart(2,`0`)})}var ct=l(`<dl class="svelte-2l9nl4"><div class="theme svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd> </dd></div> <div class="svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd class="svelte-2l9nl4"><!></dd></div> <div class="svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd class="time svelte-2l9nl4"> </dd></div></dl>`);function lt(e,t){v(t,!0);let n=O(b(t.begun));f(()=>{if(!t.running)return;let e=setInterval(()=>M(n,Date.now(),!0),1e3);return()=>clearInterval(e)});var r=ct(),o=N(r),s=N(o),c=j(s,!0),l=E(s,2);let d;var p=j(l,!0);P(o);var m=E(o,2),h=N(m),g=j(h,!0),y=E(h,2);Ze(N(y),{get level(){return t.level}}),P(y),P(m);var S=E(m,2),C=N(S),w=j(C,!0),ee=E(C,2),D=j(ee,!0);P(S),P(r),_((e,n,r,i,a)=>{u(c,e),d=x(l,1,`svelte-2l9nl4`,null,d,{open:t.theme===null}),u(p,n),u(g,r),u(w,i),u(D,a)},[()=>I(`puzzle-theme`),()=>t.theme===null?I(`puzzle-unknown`):et(t.theme),()=>I(`puzzle-difficulty`),()=>I(`puzzle-time`),()=>st(Math.max(0,t.took??a(n)-t.begun))]),i(e,r),T()}var ut=l(`<a class="svelte-itlv22"><span class="picture svelte-itlv22" inert="" aria-hidden="true"><!></span> <span class="words svelte-itlv22"><b class="svelte-itlv22"> </b> <span> </span> <!></span></a>`),dt=l(`<section aria-labelledby="others" class="svelte-itlv22"><h3 class="hidden" id="others"> </h3> <!></section>`);function ft(e,t){v(t,!0);let r=w(()=>t.puzzles.flatMap(e=>{let n=t.rules.game(e.name);if(!n)return[];let{scene:r,actor:i}=t.rules.sitDown(e.name,e.position).view();return[{puzzle:e,game:n,scene:He(r,Ve(r,i))}]}));var o=s(),c=A(o),l=e=>{var t=dt(),o=N(t),s=j(o,!0),c=E(o,2);n(c,17,()=>a(r),({puzzle:e,game:t,scene:n})=>q(e),(e,t)=>{let n=()=>a(t).puzzle,r=()=>a(t).game,o=()=>a(t).scene;var s=ut(),c=N(s),l=N(c);{let e=w(()=>J(r()));se(l,{get game(){return r()},get scene(){return o()},get name(){return a(e)},coordinates:!1})}P(c);var d=E(c,2),f=N(d),p=j(f,!0),m=E(f,2),h=j(m,!0);Ze(E(m,2),{get level(){return n().level},size:15}),P(d),P(s),_((e,t,n,r)=>{k(s,`href`,e),k(s,`data-other`,t),u(p,n),u(h,r)},[()=>ae(`puzzle`,n().family,String(n().number)),()=>q(n()),()=>J(r()),()=>$e(r(),n().task)]),i(e,s)}),P(t),_(e=>u(s,e),[()=>I(`puzzle-others`)]),i(e,t)};D(c,e=>{a(r).length>0&&e(l)}),i(e,o),T()}var pt=l(`<button type="button" class="button quiet svelte-b93ihk"> </button>`),mt=l(`<p class="svelte-b93ihk"> </p> <input readonly="" class="svelte-b93ihk"/> <div class="ways svelte-b93ihk"><button type="button" class="button svelte-b93ihk"> </button> <!></div> <p role="status" class="svelte-b93ihk"> </p>`,1);function ht(e,t){v(t,!0);let n=w(()=>`${location.origin}${ae(`puzzle`,t.puzzle.family,String(t.puzzle.number))}`),r,s=O(``);async function c(){M(s,``),M(s,I(await ze(a(n),r)?`puzzle-copied`:`puzzle-copied-not`),!0)}{let l=w(()=>I(`puzzle-link-title`));we(e,{get title(){return a(l)},get onclose(){return t.onclose},children:(e,t)=>{var l=mt(),d=A(l),f=j(d,!0),p=E(d,2);te(p),S(p,e=>r=e,()=>r);var m=E(p,2),g=N(m),v=j(g,!0),y=E(g,2),b=e=>{var t=pt(),r=j(t,!0);_(e=>u(r,e),[()=>I(`puzzle-send`)]),o(`click`,t,()=>void Re(I(`puzzle-link-title`),a(n))),i(e,t)},x=w(()=>Be());D(y,e=>{a(x)&&e(b)}),P(m);var C=E(m,2),T=j(C,!0);_((e,t,r)=>{u(f,e),ee(p,a(n)),k(p,`aria-label`,t),u(v,r),u(T,a(s))},[()=>I(`puzzle-link-about`),()=>I(`puzzle-link-title`),()=>I(`puzzle-copy`)]),h(`focus`,p,e=>e.currentTarget.select()),o(`click`,g,()=>void c()),i(e,l)},$$slots:{default:!0}})}T()}g([`click`]);var gt=new Map(Object.entries(Object.assign({"../games/samliam/puzzles.tsv":`/assets/puzzles-DSWRAGhq.tsv`,"../games/siam/puzzles.tsv":`/assets/puzzles-IGXsd1N8.tsv`,"../games/squaryd/puzzles.tsv":`/assets/puzzles-Dms96UeZ.tsv`})).map(([e,t])=>[e.split(`/`).at(-2)??``,t])),_t=new Map;function vt(e){let t=_t.get(e)??V(async()=>{let t=await fetch(gt.get(e)??``);if(!t.ok)throw Error(`the puzzles of ${e} did not arrive`);return ye(e,await t.text())});return _t.set(e,t),t()}var yt=e=>[...new Set(e.games.map(({family:e})=>e))].filter(e=>gt.has(e));async function bt(e){let t=await Promise.all(yt(e).map(vt));return{puzzles:t.flatMap(({puzzles:e})=>e),skipped:t.reduce((e,{skipped:t})=>e+t,0)}}function xt(e,{name:t,position:n,line:r}){try{let i=e.sitDown(t,n);return i.view().ending===null&&r.every(e=>i.play(e)===null)}catch{return!1}}var St=l(`<span class="number svelte-17lb6na" aria-hidden="true"> </span>`),Ct=l(`<li><!><span class="hidden"> </span> <span class="mv svelte-17lb6na"> </span></li>`),wt=l(`<ol data-solution="" class="svelte-17lb6na"></ol>`);function Tt(e,r){v(r,!0);let o=w(()=>{let e=0;return r.plies.map(({mv:t,player:n},i)=>{let a=n===r.solver;return a&&r.plies[i-1]?.player!==r.solver&&e++,{mv:t,player:n,number:a&&r.plies[i-1]?.player!==r.solver?e:null,isOwn:a}})});var s=wt();n(s,21,()=>a(o),t,(e,t)=>{let n=()=>a(t).mv,o=()=>a(t).player,s=()=>a(t).number,c=()=>a(t).isOwn;var l=Ct();let d;var f=N(l),p=e=>{var t=St(),n=j(t,!0);_(()=>u(n,s())),i(e,t)};D(f,e=>{s()!==null&&e(p)});var m=E(f),h=j(m,!0),g=E(m,2),v=j(g,!0);P(l),_(e=>{d=x(l,1,`svelte-17lb6na`,null,d,{own:c()}),u(h,e),u(v,n())},[()=>U(r.game,o())]),i(e,l)}),P(s),_(e=>k(s,`aria-label`,e),[()=>I(`puzzle-solution`)]),i(e,s),T()}var Et=p(`<g><g class="solved svelte-e8tv8g" data-solved=""><!></g></g>`);function Dt(e,t){v(t,!0);let n=[.24,.2,.16],r=w(()=>{let e=n.map(e=>e*t.plan.width),[r=0]=e,i={x:t.plan.width*.94,y:t.plan.height*.12};for(let n of[[...t.kept,...t.taken],t.kept]){if(t.beside&&!B(t.plan,i,r,r*.7,n))return{...i,size:r};for(let r of e){let e=R(t.plan,r,r*.8,n);if(e)return{...e,size:r}}}return{...i,size:e.at(-1)??r}});var o=Et(),s=N(o),c=N(s);{let e=w(()=>a(r).size*.79),n=w(()=>a(r).size*.25);z(c,{get text(){return t.words},get width(){return a(e)},get most(){return a(n)},grand:!0})}P(s),P(o),_(()=>k(o,`transform`,`translate(${a(r).x??``} ${a(r).y??``}) rotate(-4)`)),i(e,o),T()}var $=4e3,Ot=700,kt={reply:[550,120],look:[1900,700]},At=class{puzzle;told;game;solver;hand;#e=O(`trying`);get phase(){return a(this.#e)}set phase(e){M(this.#e,e,!0)}#t=O();get view(){return a(this.#t)}set view(e){M(this.#t,e)}#n=O({key:0,motions:[],backwards:!1});get moving(){return a(this.#n)}set moving(e){M(this.#n,e)}#r=O(null);get refusal(){return a(this.#r)}set refusal(e){M(this.#r,e)}#i=O(null);get answer(){return a(this.#i)}set answer(e){M(this.#i,e)}#a=O(null);get advice(){return a(this.#a)}set advice(e){M(this.#a,e)}#o=O(0);get wrong(){return a(this.#o)}set wrong(e){M(this.#o,e,!0)}#s=O(!1);get helped(){return a(this.#s)}set helped(e){M(this.#s,e,!0)}detour=!1;begun=Date.now();#c=O(null);get took(){return a(this.#c)}set took(e){M(this.#c,e,!0)}table;line;judged=!1;closed=!1;thought=null;constructor(e,t,n){this.puzzle=t,this.told=n;let r=e.game(t.name);if(!r)throw Error(`no such game`);this.game=r,this.table=e.sitDown(t.name,t.position);for(let e of t.line)if(this.table.play(e)!==null)throw Error(`${e} is refused`);for(this.line=this.table.view().played;this.table.view().played.length>0;)this.table.undo();this.hand=new Te(e=>void this.try(e),e=>this.phase===`trying`?this.table.refuse(e,this.solver):null),this.solver=this.table.view().actor,this.look(),this.offer()}get over(){return this.phase===`solved`||this.phase===`shown`}finish(e){this.judged=!0;for(let e of this.line.slice(0,this.needed))this.table.play(e);this.look(),this.hand.offer([]),this.took=e,this.phase=`solved`}async try(e){if(this.phase!==`trying`)return;let t=this.view.played.length,n=this.onLine;if(this.refusal=this.table.play(e),this.advice=null,this.refusal!==null)return this.hand.drop();this.answer=null,this.show();let{ending:r,played:i}=this.view,a=n&&i.at(-1)===this.line[t];if(r?r.winner===this.solver:a)return this.accept();if(r)return this.refute(t,null);this.phase=`waiting`;let o=await this.ask(t===0?Ot:$);if(this.closed)return;let s=this.puzzle.task.plies-i.length,c=o!==null&&`loss`in o.verdict?o.verdict.loss:null;return this.puzzle.task.kind===`win`&&c!==null&&this.game.players.length===2?t>0&&c<=s?this.accept():this.slower(t):this.refute(t,o)}async help(){if(this.phase!==`trying`)return;if(this.advice?.whole===!1){this.judge(0),this.advice={...this.advice,whole:!0};return}let e=await this.expected();this.closed||this.phase!==`trying`||e===null||(this.helped=!0,this.hand.drop(),this.answer=null,this.refusal=null,this.advice={...e,whole:!1})}async reveal(){if(this.phase===`trying`){for(this.judge(0),this.told.shown(),this.phase=`waiting`,this.advice=null,this.answer=null,this.hand.offer([]);this.view.played.length>0;)this.takeBack();for(let e of this.line.slice(0,this.needed)){if(await this.pause(`reply`),this.closed)return;this.table.play(e),this.show()}this.phase=`shown`}}close(){this.closed=!0,this.thought?.stop()}get needed(){return this.puzzle.task.kind===`save`?1:this.line.length}get onLine(){return this.view.played.every((e,t)=>e===this.line[t])}async accept(){this.phase=`waiting`,this.hand.offer([]);let e=this.view.played.length;for(;!this.view.ending&&this.puzzle.task.kind===`win`&&!(this.view.actor===this.solver&&this.view.played.length>e);){let e=this.onLine&&this.line[this.view.played.length]||(await this.ask($))?.mv;if(await this.pause(`reply`),this.closed)return;if(e===void 0||this.table.play(e)!==null)break;this.show()}let{ending:t,played:n}=this.view;this.puzzle.task.kind===`win`&&!t&&n.length<this.puzzle.task.plies?(this.phase=`trying`,this.offer()):(this.judge(this.wrong>0?0:this.helped||this.detour?.5:1),this.took=Date.now()-this.begun,this.phase=`solved`,this.told.solved(this.took))}async slower(e){this.detour=!0,this.phase=`refuted`,this.answer={kind:`slower`,mv:this.view.plies.at(-1)?.mv??``},await this.back(e)}async refute(e,t){let n=this.view.plies.at(-1)?.mv??``;if(this.phase=`refuted`,this.wrong++,this.judge(0),t!==null){if(await this.pause(`reply`),this.closed)return;this.table.play(t.mv)===null&&this.show();let e=this.view.plies.at(-1)?.mv??t.mv;this.answer={kind:`refuted`,mv:n,reply:e,view:this.view,opinion:t}}else this.answer={kind:`ended`,mv:n,view:this.view};await this.back(e)}async back(e){if(await this.pause(`look`),!this.closed){for(;this.view.played.length>e;)this.takeBack();this.phase=`trying`,this.offer()}}async expected(){let{choices:e}=this.hand,t=this.view.played.length;if(!this.onLine){let t=(await this.ask($))?.mv;return e.find(e=>e.mv===t)??null}let n=[this.puzzle.line[t],this.line[t]];return e.find(({mv:e})=>n.includes(e))??e.find(({mv:e})=>this.isNext(e))??null}isNext(e){let t=this.table.view().played.length;if(this.table.play(e)!==null)return!1;let n=this.table.view().played.at(-1)===this.line[t];return this.table.undo(),n}judge(e){this.judged||(this.judged=!0,this.told.judged(e,this.detour))}async ask(e){this.thought?.stop();let{name:t,position:n}=this.puzzle;return this.thought=de({name:t,start:n,moves:this.view.played},e),this.thought.answer}offer(){this.hand.offer(this.table.choices(this.solver),this.solver)}look(){let e=this.table.view();this.view=e.ending?e:this.table.view(e.actor)}show(){this.look(),this.animate(this.view.motions,!1)}takeBack(){let{motions:e}=this.view;this.table.undo(),this.look(),this.animate(e,!0)}animate(e,t){this.moving={key:this.moving.key+1,motions:e,backwards:t}}pause(e){let[t,n]=kt[e];return new Promise(e=>setTimeout(e,F.moving?t:n))}},jt=l(`<button type="button" class="svelte-ajwtpj"> </button>`),Mt=l(`<div role="group"><h3 class="svelte-ajwtpj"> </h3> <!></div>`),Nt=l(`<button type="button" class="button quiet"> </button>`),Pt=l(`<section aria-labelledby="themes" class="svelte-ajwtpj"><h2 id="themes" class="svelte-ajwtpj"> </h2> <div class="families svelte-ajwtpj"></div> <!></section>`);function Ft(e,t){v(t,!0);let r=w(()=>[...new Set(t.puzzles.map(({family:e})=>e))].map(e=>{let n=t.puzzles.filter(t=>t.family===e),r=[...new Set(n.map(({theme:e})=>e))].map(e=>({theme:e,count:n.filter(t=>t.theme===e).length})),i=t.rules.games.find(t=>t.family===e);return{family:e,name:i?J(i):e,themes:r}})),s=(e,n)=>t.wish?.family===e&&t.wish.theme===n;var c=Pt(),l=N(c),d=j(l,!0),f=E(l,2);n(f,21,()=>a(r),({family:e,name:t,themes:n})=>e,(e,r)=>{let c=()=>a(r).family,l=()=>a(r).name,d=()=>a(r).themes;var f=Mt(),p=N(f),m=j(p,!0),h=E(p,2);n(h,17,d,({theme:e,count:t})=>e,(e,n)=>{let r=()=>a(n).theme,l=()=>a(n).count;var d=jt(),f=j(d,!0);_((e,t)=>{k(d,`data-theme-of`,`${c()??``}/${r()??``}`),k(d,`aria-pressed`,e),u(f,t)},[()=>s(c(),r()),()=>I(`puzzle-themes-count`,{name:et(r()),count:l()})]),o(`click`,d,()=>t.onwish({family:c(),theme:r()})),i(e,d)}),P(f),_(()=>{k(f,`aria-label`,l()),u(m,l())}),i(e,f)}),P(f);var p=E(f,2),m=e=>{var n=Nt(),r=j(n,!0);_(e=>u(r,e),[()=>I(`puzzle-themes-all`)]),o(`click`,n,()=>t.onwish(null)),i(e,n)};D(p,e=>{t.wish!==null&&e(m)}),P(c),_(e=>u(d,e),[()=>I(`puzzle-themes`)]),i(e,c),T()}g([`click`]);var It=new class{#e=O(b(_e(Date.now())));get day(){return a(this.#e)}set day(e){M(this.#e,e,!0)}timer;constructor(){this.look(),document.addEventListener(`visibilitychange`,()=>this.look())}look(){clearTimeout(this.timer),this.day=_e(Date.now()),this.timer=setTimeout(()=>this.look(),K(this.day+1)-Date.now()+50)}},Lt=l(`<h1><!></h1> <em> </em>`,1),Rt=l(`<div class="ways svelte-1csig19"><button type="button" class="button main svelte-1csig19"> </button> <a class="button quiet svelte-1csig19"> </a> <button type="button" class="button quiet svelte-1csig19"> </button></div>`),zt=l(`<div class="stands svelte-1csig19"></div> <!> <div class="ways svelte-1csig19"><button type="button" class="button quiet svelte-1csig19"> </button> <button type="button" class="button quiet svelte-1csig19"> </button></div>`,1),Bt=l(`<button type="button" class="button quiet"> </button>`),Vt=l(`<p class="skipped svelte-1csig19"> </p>`),Ht=l(`<!> <div class="puzzle svelte-1csig19" data-table=""><h2 class="svelte-1csig19"> </h2> <div class="board svelte-1csig19"><!></div> <div class="panel svelte-1csig19"><!> <!> <!> <p role="status" data-said=""> </p> <!> <p class="rating svelte-1csig19"><b> </b> <span class="svelte-1csig19"> </span></p> <!> <!> <div class="others svelte-1csig19"><!></div></div></div> <!> <!> <!> <!>`,1);function Ut(e,t){v(t,!0);let l=(e,t=r)=>{var n=s(),o=A(n),c=e=>{{let n=w(()=>I(`puzzle-solved`)),r=w(()=>a(U).scene.pieces.map(({cell:e})=>e));Dt(e,{get plan(){return t()},get words(){return a(n)},get kept(){return a(_e)},get taken(){return a(r)},get beside(){return L.current}})}};D(o,e=>{p.phase===`solved`&&e(c)}),i(e,n)},d=O(Ie()),p=new At(t.rules,t.puzzle,{judged:(e,n)=>M(d,pe(t.puzzle,e,n)),shown:()=>M(d,he(t.puzzle)),solved:e=>M(d,be(t.puzzle,e,t.day))}),{game:g,hand:y,solver:b}=p,ee=ge(a(d),t.puzzle);t.day!==null&&ee?.solved&&p.finish(ee.ms??0);let te=xe(),ne=we(),L=new ue(`(min-width: 60em) and (min-aspect-ratio: 115/100)`),R=O(null),z=O(!1),B=O(null),V=O(void 0),H=O(void 0),U=w(()=>p.view),ce=Ve(p.view.scene,b),W=w(()=>p.over||a(U).played.length>0&&a(U).played[0]===te.played[0]),de=w(()=>a(W)?a(U).scene:He(a(U).scene,ce)),G=w(()=>ge(a(d),t.puzzle)),fe=w(()=>a(G)?.score??null),me=w(()=>p.over?ot(p,te,a(G)):rt(p,a(G))),K=w(()=>{let{advice:e}=p;return e===null?[]:e.whole?e.path:e.path.slice(0,1)}),_e=w(()=>[...a(U).ending?.cells??[],...a(U).ending?.figures.flatMap(({cells:e})=>e)??[],...a(U).deed?.trace.to??[]]),ve=w(()=>t.day===null?I(`puzzles-one`,{name:J(g),number:t.puzzle.number}):I(`puzzles-today`,{number:Se(t.day)}));f(()=>(Ee.here=`${I(`nav-puzzles`)}, ${a(ve)}`,()=>Ee.here=null));let ye=p.moving.key;f(()=>{let{key:e,motions:t}=p.moving;e!==ye&&(ye=e,F.values.sound&&je(t.some(({piece:e})=>e.owner===null)?`stone`:`wood`))}),f(()=>{p.over&&c().then(()=>{document.activeElement===document.body&&a(H)?.focus({preventScroll:!0})})}),re(()=>p.close());function xe(){let e=t.rules.sitDown(t.puzzle.name,t.puzzle.position);return e.play(t.puzzle.line[0]??``),e.view()}function we(){let e=[];for(;e.length<2;){let n=[t.puzzle,...e],r=t.all.puzzles.filter(({family:e})=>n.every(t=>t.family!==e)),i=We(r.length>0?r:t.all.puzzles,a(d),n.map(q));if(i===null||!xt(t.rules,i))break;e.push(i)}return e}function Te(e=a(d).wish){let n=[q(t.puzzle)];for(;;){let r=We(Ge(t.all.puzzles,e),a(d),n)??We(t.all.puzzles,a(d),n);if(r===null)return;if(xt(t.rules,r))return oe.go(`/puzzle/${q(r)}`);n=[...n,q(r)]}}function ke(e){M(d,Ae(e)),e!==null&&Te(e)}function Le(e){M(R,null),a(V)?.focus(),p.try(e)}function Re(e){let t=e.target;e.defaultPrevented||t.closest(`dialog, input, textarea, select`)||e.ctrlKey||e.metaKey||e.altKey||(e.key===`Escape`?y.back():p.phase===`trying`&&Ne.test(e.key)&&(e.preventDefault(),M(R,(a(R)??``)+e.key)))}var ze=Ht();h(`keydown`,C,Re);var Be=A(ze);Y(Be,{page:`puzzles`,children:(e,t)=>{var n=Lt(),r=A(n),o=N(r);{let e=w(()=>I(`nav-puzzles`));Ce(o,{get text(){return a(e)},size:1.25})}P(r);var s=E(r,2),c=j(s,!0);_(()=>u(c,a(ve))),i(e,n)},$$slots:{default:!0}});var X=E(Be,2);let Ue;var Ke=N(X),qe=j(Ke,!0),Z=E(Ke,2),Ye=N(Z);{let e=w(()=>I(`board-name`,{name:J(g)})),t=w(()=>a(B)?.what??null);S(se(Ye,{get game(){return g},get scene(){return a(de)},get name(){return a(e)},get deed(){return a(U).deed},get labels(){return a(U).labels},get ending(){return a(U).ending},get hand(){return y},get hinted(){return a(K)},get coordinates(){return F.values.coordinates},get moving(){return p.moving},get lifted(){return a(t)},get over(){return l}}),e=>M(V,e,!0),()=>a(V))}P(Z);var Xe=E(Z,2),Ze=N(Xe);{let e=w(()=>p.over?t.puzzle.theme:null),n=w(()=>!p.over);lt(Ze,{get theme(){return a(e)},get level(){return t.puzzle.level},get begun(){return p.begun},get took(){return p.took},get running(){return a(n)}})}var Q=E(Ze,2),$e=e=>{Tt(e,{get game(){return g},get plies(){return a(U).plies},get solver(){return b}})};D(Q,e=>{p.over&&e($e)});var et=E(Q,2),tt=e=>{Oe(e,{onplay:Le,onclose:()=>M(R,null),get typed(){return a(R)},set typed(e){M(R,e,!0)}})};D(et,e=>{a(R)!==null&&e(tt)});var nt=E(et,2);let it;var at=j(nt,!0),st=E(nt,2),ct=e=>{var n=Rt(),r=N(n),s=j(r,!0);S(r,e=>M(H,e),()=>a(H));var c=E(r,2),l=j(c,!0),d=E(c,2),f=j(d,!0);P(n),_((e,t,n,r)=>{u(s,e),k(c,`href`,t),u(l,n),u(f,r)},[()=>I(`puzzle-another`),()=>ae(`analysis`,t.puzzle.name,t.puzzle.position),()=>I(`analyse`),()=>I(`puzzle-share`)]),o(`click`,r,()=>Te()),o(`click`,d,()=>M(z,!0)),i(e,n)},ut=e=>{var t=zt(),r=A(t);let s;n(r,22,()=>g.players,e=>e,(e,t,n)=>{{let t=w(()=>a(n)===b&&a(K).some(e=>e.startsWith(`reserve:`)));Me(e,{get game(){return g},get reserves(){return a(U).scene.reserves},get player(){return a(n)},get hand(){return y},upright:!1,get hinted(){return a(t)}})}}),P(r);var c=E(r,2);Pe(c,{get game(){return g},get hand(){return y}});var l=E(c,2),d=N(l),f=j(d,!0),m=E(d,2),h=j(m,!0);P(l),_((e,t)=>{s=ie(r,``,s,{"--hands":g.players.length}),u(f,e),u(h,t)},[()=>I(p.advice?.whole===!1?`puzzle-hint-more`:`puzzle-hint`),()=>I(`puzzle-reveal`)]),o(`click`,d,()=>void p.help()),o(`click`,m,()=>void p.reveal()),i(e,t)};D(st,e=>{p.over?e(ct):e(ut,-1)});var dt=E(st,2),pt=N(dt),mt=j(pt,!0),gt=E(pt,2),_t=j(gt,!0);P(dt);var vt=E(dt,2);Je(vt,{get days(){return a(d).days},get today(){return It.day}});var yt=E(vt,2),bt=e=>{var n=Bt(),r=j(n,!0);_(e=>u(r,e),[()=>I(t.day===null?`puzzles-go-today`:`puzzles-new-day`)]),o(`click`,n,function(...e){t.onday?.apply(this,e)}),i(e,n)};D(yt,e=>{t.day!==It.day&&e(bt)});var St=E(yt,2);ft(N(St),{get rules(){return t.rules},get puzzles(){return ne}}),P(St),P(Xe),P(X),m(X,(e,t)=>Fe?.(e,t),()=>({hand:y,ondrag:e=>M(B,e)}));var Ct=E(X,2);Ft(Ct,{get rules(){return t.rules},get puzzles(){return t.all.puzzles},get wish(){return a(d).wish},onwish:ke});var wt=E(Ct,2),Et=e=>{var n=Vt(),r=j(n,!0);_(e=>{k(n,`data-skipped`,t.all.skipped),u(r,e)},[()=>I(`puzzles-skipped`,{count:t.all.skipped})]),i(e,n)};D(wt,e=>{t.all.skipped>0&&e(Et)});var $=E(wt,2),Ot=e=>{ht(e,{get puzzle(){return t.puzzle},onclose:()=>M(z,!1)})};D($,e=>{a(z)&&e(Ot)});var kt=E($,2),jt=e=>{De(e,{get game(){return g},get dragged(){return a(B)},get pieces(){return a(U).scene.pieces},turn:0})};D(kt,e=>{a(B)&&e(jt)}),_((e,t,n,r,i)=>{k(X,`data-puzzle`,e),k(X,`data-phase`,p.phase),k(X,`data-played`,a(U).played.length),k(X,`data-score`,a(fe)),Ue=ie(X,``,Ue,{"--ratio":t}),u(qe,n),it=x(nt,1,`said svelte-1csig19`,null,it,{open:!p.over}),u(at,a(me)),u(mt,r),k(gt,`data-rating`,a(d).rating),u(_t,i)},[()=>q(t.puzzle),()=>le(a(U).scene),()=>Qe(g,b,t.puzzle.task),()=>I(`puzzle-rating`),()=>a(d).count===0?I(`puzzle-rating-new`,{rating:a(d).rating}):I(`puzzle-rating-of`,{rating:a(d).rating,count:a(d).count})]),i(e,ze),T()}g([`click`]);var Wt=l(`<!> <!>`,1),Gt=l(`<!> <section><h1> </h1> <p> </p> <button class="button" type="button"> </button></section>`,1),Kt=l(`<!> <p class="wait svelte-mqkphr" role="status"> </p>`,1);function qt(t,n){v(n,!0);let r=O(l());async function c(e){let t=yt(n.rules),r=t[ve(e,t.length)];if(r===void 0)return null;let{puzzles:i}=await vt(r),a=Le(e,t.length,i.length);return[...i.slice(a),...i.slice(0,a)].find(e=>xt(n.rules,e))??null}async function l(){let{day:e}=It,[t,r]=await Promise.all([bt(n.rules),c(e)]);if(n.page===`puzzles`)return r===null?`none`:{puzzle:r,day:e,all:t};let i=n.rest.slice(0,2).join(`/`),a=t.puzzles.find(e=>q(e)===i);return!a||!xt(n.rules,a)?`missing`:{puzzle:a,day:r!==null&&q(r)===i?e:null,all:t}}function f(){n.page===`puzzles`?M(r,l()):oe.go(`/puzzles`)}var p=s(),m=A(p);e(m,()=>a(r),e=>{var t=Kt(),n=A(t);Y(n,{page:`puzzles`});var r=E(n,2),a=j(r,!0);_(e=>u(a,e),[()=>I(`loading`)]),i(e,t)},(e,t)=>{var r=s(),o=A(r),c=e=>{var t=Wt(),n=A(t);Y(n,{page:`puzzles`});var r=E(n,2);{let e=w(()=>I(`puzzles-none-title`)),t=w(()=>I(`puzzles-none-text`));me(r,{get title(){return a(e)},get text(){return a(t)}})}i(e,t)},l=e=>{var t=Wt(),n=A(t);Y(n,{page:`puzzles`});var r=E(n,2);{let e=w(()=>I(`puzzle-missing-title`)),t=w(()=>I(`puzzle-missing-text`));me(r,{get title(){return a(e)},get text(){return a(t)}})}i(e,t)},u=e=>{var r=s(),o=A(r);d(o,()=>a(t),e=>{Ut(e,y({get rules(){return n.rules}},()=>a(t),{onday:f}))}),i(e,r)};D(o,e=>{a(t)===`none`?e(c):a(t)===`missing`?e(l,1):e(u,-1)}),i(e,r)},e=>{var t=Gt(),n=A(t);Y(n,{page:`puzzles`});var a=E(n,2),s=N(a),c=j(s,!0),d=E(s,2),f=j(d,!0),p=E(d,2),m=j(p,!0);P(a),_((e,t,n)=>{u(c,e),u(f,t),u(m,n)},[()=>I(`puzzles-failed-title`),()=>I(`failed-text`),()=>I(`retry`)]),o(`click`,p,()=>M(r,l())),i(e,t)}),i(t,p),T()}g([`click`]);export{qt as default};