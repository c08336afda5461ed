import{A as e,D as t,E as n,Et as r,F as i,G as a,H as o,I as s,K as c,L as l,M as u,O as d,Q as f,R as p,S as m,U as h,V as g,Z as _,_t as v,a as y,at as b,b as x,c as S,et as C,ft as w,g as T,gt as E,it as D,k as O,lt as k,m as A,nt as j,p as ee,r as te,rt as M,st as N,t as ne,tt as P,wt as F,y as re}from"./index-client-DUmHtAQC.js";import"./disclose-version-xihTtKlq.js";import{i as I,r as L,t as R}from"./messages.svelte-UbdHaPgP.js";import{n as ie,t as ae}from"./router.svelte-DGcM2_Pc.js";import{i as z,n as B,r as V,t as oe}from"./Board-CvRmhQ-N.js";import{n as H}from"./rules-DsLONSuE.js";import{_ as U,p as W,s as se,y as G}from"./words-BXiuorGY.js";import{x as ce}from"./gouge-4wrXycIo.js";import{t as le}from"./index-client-CUsvG-ox.js";import{A as ue,C as de,Ct as K,D as fe,E as pe,F as q,I as me,L as he,M as J,N as ge,O as _e,P as Y,Q as ve,R as ye,St as be,_ as xe,b as Se,c as Ce,dt as X,h as we,i as Te,j as Ee,k as De,l as Oe,m as ke,n as Ae,p as je,s as Me,w as Ne,wt as Pe,z as Fe}from"./index-CR9TI-X8.js";import{i as Ie,n as Le,t as Re}from"./ways-B2pWY_aM.js";R.add({fr:`## Problèmes\xA0: chargé avec eux

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
`});var ze=({kind:e,player:t,cells:n})=>`${e} ${t} ${n.join()}`,Be=({marks:e},t)=>e.filter(({player:e})=>e===t).map(ze),Ve=(e,t)=>t.length===0?e:{...e,marks:e.marks.filter(e=>!t.includes(ze(e)))},Z=8;function He(e,{rating:t,seen:n},r,i=Math.random){let a=new Map(n.map(({id:e},t)=>[e,t])),o=e.filter(e=>!r.includes(J(e))),s=o.filter(e=>!a.has(J(e))),c=[...o].sort((e,t)=>(a.get(J(e))??0)-(a.get(J(t))??0)),l=s.length>0?s:c.slice(0,Math.max(1,Math.floor(c.length/2))),u=({level:e})=>Math.abs(Ee(e)-t),d=l.map(e=>({puzzle:e,away:u(e),lot:i()}));d.sort((e,t)=>e.away-t.away||e.lot-t.lot);let f=d.slice(0,Z);return f[Math.floor(i()*f.length)]?.puzzle??null}var Ue=(e,t)=>t===null?e:e.filter(({family:e,theme:n})=>e===t.family&&n===t.theme),We=p(`<svg viewBox="-20 -20 40 40" aria-hidden="true" class="svelte-1ywixei"><use href="#pjy" x="-20" y="-20" width="40" height="40"></use></svg>`),Ge=l(`<li><span class="box svelte-1ywixei"><!></span> <span class="day small-caps svelte-1ywixei" aria-hidden="true"> </span> <span class="hidden"> </span></li>`),Ke=l(`<section aria-labelledby="streak"><div class="head svelte-1ywixei"><h3 id="streak" class="svelte-1ywixei"> </h3> <em class="svelte-1ywixei"> </em></div> <ol class="svelte-1ywixei"></ol></section>`);function qe(e,t){v(t,!0);let r=w(()=>Array.from({length:7},(e,n)=>t.today-6+n)),o=w(()=>Fe(t.days,t.today)),s=(e,t)=>new Intl.DateTimeFormat(I.values.lang,{weekday:t,timeZone:`UTC`}).format(Y(e)),c=w(()=>new Intl.DateTimeFormat(I.values.lang,{hour:`numeric`,minute:`2-digit`}).format(Y(t.today+1))),l=e=>{let n=t.days.includes(e)?`solved`:e===t.today?`open`:`missed`;return L(`puzzle-day-${n}`,{day:s(e,`long`)})};var d=Ke(),f=P(d),p=P(f),m=M(p,!0),h=D(p,2),g=M(h,!0);F(f);var y=D(f,2);n(y,20,()=>a(r),e=>e,(e,n)=>{var r=Ge();let o;var c=P(r),d=P(c),f=e=>{var t=We();i(e,t)},p=w(()=>t.days.includes(n));O(d,e=>{a(p)&&e(f)}),F(c);var m=D(c,2),h=M(m,!0),g=D(m,2),v=M(g,!0);F(r),_((e,i)=>{o=x(r,1,`svelte-1ywixei`,null,o,{today:n===t.today}),u(h,e),u(v,i)},[()=>s(n,`narrow`),()=>l(n)]),i(e,r)}),F(y),F(d),_((e,t)=>{A(p,`data-streak`,a(o)),u(m,e),u(g,t)},[()=>L(`puzzle-streak`,{count:a(o)}),()=>L(`puzzle-next-at`,{time:a(c)})]),i(e,d),E()}var Je=p(`<svg viewBox="-6 -10 12 20" aria-hidden="true"><path d="M0 -9C6 -4 6 4 0 9C-6 4 -6 -4 0 -9Z" class="svelte-1iupw4f"></path></svg>`),Ye=l(`<span class="marks svelte-1iupw4f"><span class="hidden"> </span> <!></span>`);function Xe(e,r){v(r,!0);let o=te(r,`size`,3,20),s=w(()=>ue(r.level));var c=Ye(),l=P(c),d=M(l,!0),f=D(l,2);n(f,16,()=>({length:5}),t,(e,t,n)=>{var r=Je();let c;_(()=>{A(r,`width`,o()*.6),A(r,`height`,o()),c=x(r,0,`svelte-1iupw4f`,null,c,{full:n<a(s)})}),i(e,r)}),F(c),_(e=>u(d,e),[()=>L(`puzzle-difficulty-of`,{marks:a(s)})]),i(e,c),E()}var Q=(e,t)=>Math.max(1,Math.ceil(t/e.players.length));function Ze(e,t,{kind:n,plies:r}){let i=R.first([`${e.players[t]}.turn`])??L(`turn-of`,{side:W(e,t)});return n===`win`?L(`puzzle-asks-win`,{turn:i,count:Q(e,r)}):L(`puzzle-asks-save`,{turn:i})}var Qe=(e,{kind:t,plies:n})=>t===`win`?L(`puzzle-short-win`,{count:Q(e,n)}):L(`puzzle-short-save`),$e=e=>R.first([`puzzle-theme-${e}`])??L(`puzzle-theme-other`),$=({ending:e})=>e?G(R.said({...e.reason,ruling:null})):``;function et(e,t,n){let{kind:r,mv:i}=n;if(r===`slower`)return L(`puzzle-slower`,{move:i});if(r===`ended`)return`${L(`puzzle-wrong-ends`,{move:i})} ${$(n.view)}`;let{reply:a,opinion:o,view:s}=n,c=`win`in o.verdict?Q(e,o.verdict.win):null,l=c===null?L(t.kind===`win`?`puzzle-wrong-escapes`:`puzzle-wrong-other`,{move:i,reply:a}):L(`puzzle-wrong-loses`,{move:i,reply:a,count:c});return s.ending?`${l} ${$(s)}`:l}function tt(e,t){let{game:n,phase:r,advice:i,answer:a,refusal:o,hand:s,puzzle:c,view:l}=e,u=s.objection?.said??o;if(u)return G(R.said(u));if(a)return et(n,c.task,a);if(i)return L(i.whole?`puzzle-hint-move`:`puzzle-hint-touch`,{move:i.mv});if(r===`waiting`)return l.played.length>0?U(l):``;if(s.onlyFacings)return G(L(`ask-facing`));if(l.played.length>0)return`${U(l)} ${L(`puzzle-go-on`)}`;if(t?.shown)return L(`puzzle-was-shown`);let[d]=l.duties;return d?G(R.said({...d.said,ruling:null})):L(`puzzle-begin`)}function nt(e,{kind:t,plies:n},r){return t===`save`?L(`puzzle-saves`,{count:Q(e,n)}):r.ending?$(r):``}function rt(e,t){return e===`shown`?L(`puzzle-found-not`):t?.shown?L(`puzzle-found-shown`):t?.score===1?L(`puzzle-found-first`):L(t?.score===.5?`puzzle-found-helped`:`puzzle-found-later`)}function it({game:e,phase:t,puzzle:n,view:r},i,a){return[se(i?.deed??null),nt(e,n.task,r),rt(t,a)].filter(e=>e!==``).join(` `)}function at(e){let t=Math.floor(e/1e3);return t<60?L(`puzzle-seconds`,{seconds:t}):L(`puzzle-minutes`,{minutes:Math.floor(t/60),seconds:String(t%60).padStart(2,`0`)})}var ot=l(`<dl class="svelte-2l9nl4"><div class="theme svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd> </dd></div> <div class="svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd class="svelte-2l9nl4"><!></dd></div> <div class="svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd class="time svelte-2l9nl4"> </dd></div></dl>`);function st(e,t){v(t,!0);let n=k(b(t.begun));f(()=>{if(!t.running)return;let e=setInterval(()=>N(n,Date.now(),!0),1e3);return()=>clearInterval(e)});var r=ot(),o=P(r),s=P(o),c=M(s,!0),l=D(s,2);let d;var p=M(l,!0);F(o);var m=D(o,2),h=P(m),g=M(h,!0),y=D(h,2);Xe(P(y),{get level(){return t.level}}),F(y),F(m);var S=D(m,2),C=P(S),w=M(C,!0),T=D(C,2),O=M(T,!0);F(S),F(r),_((e,n,r,i,a)=>{u(c,e),d=x(l,1,`svelte-2l9nl4`,null,d,{open:t.theme===null}),u(p,n),u(g,r),u(w,i),u(O,a)},[()=>L(`puzzle-theme`),()=>t.theme===null?L(`puzzle-unknown`):$e(t.theme),()=>L(`puzzle-difficulty`),()=>L(`puzzle-time`),()=>at(Math.max(0,t.took??a(n)-t.begun))]),i(e,r),E()}var ct=l(`<a class="svelte-itlv22"><span class="picture svelte-itlv22" inert="" aria-hidden="true"><!></span> <span class="words svelte-itlv22"><b class="svelte-itlv22"> </b> <span> </span> <!></span></a>`),lt=l(`<section aria-labelledby="others" class="svelte-itlv22"><h3 class="hidden" id="others"> </h3> <!></section>`);function ut(e,t){v(t,!0);let r=w(()=>t.puzzles.flatMap(e=>{let n=t.rules.game(e.name);if(!n)return[];let{scene:r,actor:i}=t.rules.sitDown(e.name,e.position).view();return[{puzzle:e,game:n,scene:Ve(r,Be(r,i))}]}));var o=s(),c=j(o),l=e=>{var t=lt(),o=P(t),s=M(o,!0),c=D(o,2);n(c,17,()=>a(r),({puzzle:e,game:t,scene:n})=>J(e),(e,t)=>{let n=()=>a(t).puzzle,r=()=>a(t).game,o=()=>a(t).scene;var s=ct(),c=P(s),l=P(c);{let e=w(()=>X(r()));oe(l,{get game(){return r()},get scene(){return o()},get name(){return a(e)},coordinates:!1})}F(c);var d=D(c,2),f=P(d),p=M(f,!0),m=D(f,2),h=M(m,!0);Xe(D(m,2),{get level(){return n().level},size:15}),F(d),F(s),_((e,t,n,r)=>{A(s,`href`,e),A(s,`data-other`,t),u(p,n),u(h,r)},[()=>ie(`puzzle`,n().family,String(n().number)),()=>J(n()),()=>X(r()),()=>Qe(r(),n().task)]),i(e,s)}),F(t),_(e=>u(s,e),[()=>L(`puzzle-others`)]),i(e,t)};O(c,e=>{a(r).length>0&&e(l)}),i(e,o),E()}var dt=l(`<button type="button" class="button quiet svelte-b93ihk"> </button>`),ft=l(`<p class="svelte-b93ihk"> </p> <input readonly="" class="svelte-b93ihk"/> <div class="ways svelte-b93ihk"><button type="button" class="button svelte-b93ihk"> </button> <!></div> <p role="status" class="svelte-b93ihk"> </p>`,1);function pt(e,t){v(t,!0);let n=w(()=>`${location.origin}${ie(`puzzle`,t.puzzle.family,String(t.puzzle.number))}`),r,s=k(``);async function c(){N(s,``),N(s,L(await Le(a(n),r)?`puzzle-copied`:`puzzle-copied-not`),!0)}{let l=w(()=>L(`puzzle-link-title`));xe(e,{get title(){return a(l)},get onclose(){return t.onclose},children:(e,t)=>{var l=ft(),d=j(l),f=M(d,!0),p=D(d,2);ee(p),S(p,e=>r=e,()=>r);var m=D(p,2),g=P(m),v=M(g,!0),y=D(g,2),b=e=>{var t=dt(),r=M(t,!0);_(e=>u(r,e),[()=>L(`puzzle-send`)]),o(`click`,t,()=>void Ie(L(`puzzle-link-title`),a(n))),i(e,t)},x=w(()=>Re());O(y,e=>{a(x)&&e(b)}),F(m);var C=D(m,2),E=M(C,!0);_((e,t,r)=>{u(f,e),T(p,a(n)),A(p,`aria-label`,t),u(v,r),u(E,a(s))},[()=>L(`puzzle-link-about`),()=>L(`puzzle-link-title`),()=>L(`puzzle-copy`)]),h(`focus`,p,e=>e.currentTarget.select()),o(`click`,g,()=>void c()),i(e,l)},$$slots:{default:!0}})}E()}g([`click`]);var mt=new Map(Object.entries(Object.assign({"../games/samliam/puzzles.tsv":`/assets/puzzles-DSWRAGhq.tsv`,"../games/siam/puzzles.tsv":`/assets/puzzles-oc0GWX39.tsv`,"../games/squaryd/puzzles.tsv":`/assets/puzzles-Dms96UeZ.tsv`})).map(([e,t])=>[e.split(`/`).at(-2)??``,t])),ht=new Map;function gt(e){let t=ht.get(e)??H(async()=>{let t=await fetch(mt.get(e)??``);if(!t.ok)throw Error(`the puzzles of ${e} did not arrive`);return ge(e,await t.text())});return ht.set(e,t),t()}var _t=e=>[...new Set(e.games.map(({family:e})=>e))].filter(e=>mt.has(e));async function vt(e){let t=await Promise.all(_t(e).map(gt));return{puzzles:t.flatMap(({puzzles:e})=>e),skipped:t.reduce((e,{skipped:t})=>e+t,0)}}function yt(e,{name:t,position:n,line:r}){try{let i=e.sitDown(t,n);return i.view().ending===null&&r.every(e=>i.play(e)===null)}catch{return!1}}var bt=l(`<span class="number svelte-17lb6na" aria-hidden="true"> </span>`),xt=l(`<li><!><span class="hidden"> </span> <span class="mv svelte-17lb6na"> </span></li>`),St=l(`<ol data-solution="" class="svelte-17lb6na"></ol>`);function Ct(e,r){v(r,!0);let o=w(()=>{let e=0;return r.plies.map(({mv:t,player:n},i)=>{let a=n===r.solver;return a&&r.plies[i-1]?.player!==r.solver&&e++,{mv:t,player:n,number:a&&r.plies[i-1]?.player!==r.solver?e:null,isOwn:a}})});var s=St();n(s,21,()=>a(o),t,(e,t)=>{let n=()=>a(t).mv,o=()=>a(t).player,s=()=>a(t).number,c=()=>a(t).isOwn;var l=xt();let d;var f=P(l),p=e=>{var t=bt(),n=M(t,!0);_(()=>u(n,s())),i(e,t)};O(f,e=>{s()!==null&&e(p)});var m=D(f),h=M(m,!0),g=D(m,2),v=M(g,!0);F(l),_(e=>{d=x(l,1,`svelte-17lb6na`,null,d,{own:c()}),u(h,e),u(v,n())},[()=>W(r.game,o())]),i(e,l)}),F(s),_(e=>A(s,`aria-label`,e),[()=>L(`puzzle-solution`)]),i(e,s),E()}var wt=p(`<g><g class="solved svelte-e8tv8g" data-solved=""><!></g></g>`);function Tt(e,t){v(t,!0);let n=[.24,.2,.16],r=w(()=>{let e=n.map(e=>e*t.plan.width),[r=0]=e,i={x:t.plan.width*.94,y:t.plan.height*.12};for(let n of[[...t.kept,...t.taken],t.kept]){if(t.beside&&!V(t.plan,i,r,r*.7,n))return{...i,size:r};for(let r of e){let e=z(t.plan,r,r*.8,n);if(e)return{...e,size:r}}}return{...i,size:e.at(-1)??r}});var o=wt(),s=P(o),c=P(s);{let e=w(()=>a(r).size*.79),n=w(()=>a(r).size*.25);B(c,{get text(){return t.words},get width(){return a(e)},get most(){return a(n)},grand:!0})}F(s),F(o),_(()=>A(o,`transform`,`translate(${a(r).x??``} ${a(r).y??``}) rotate(-4)`)),i(e,o),E()}var Et=4e3,Dt=700,Ot={reply:[550,120],look:[1900,700]},kt=class{puzzle;told;game;solver;hand;#e=k(`trying`);get phase(){return a(this.#e)}set phase(e){N(this.#e,e,!0)}#t=k();get view(){return a(this.#t)}set view(e){N(this.#t,e)}#n=k({key:0,motions:[],backwards:!1});get moving(){return a(this.#n)}set moving(e){N(this.#n,e)}#r=k(null);get refusal(){return a(this.#r)}set refusal(e){N(this.#r,e)}#i=k(null);get answer(){return a(this.#i)}set answer(e){N(this.#i,e)}#a=k(null);get advice(){return a(this.#a)}set advice(e){N(this.#a,e)}#o=k(0);get wrong(){return a(this.#o)}set wrong(e){N(this.#o,e,!0)}#s=k(!1);get helped(){return a(this.#s)}set helped(e){N(this.#s,e,!0)}begun=Date.now();#c=k(null);get took(){return a(this.#c)}set took(e){N(this.#c,e,!0)}table;line;judged=!1;closed=!1;thought=null;constructor(e,t,n){this.puzzle=t,this.told=n;let r=e.game(t.name);if(!r)throw Error(`no such game`);this.game=r,this.table=e.sitDown(t.name,t.position);for(let e of t.line)if(this.table.play(e)!==null)throw Error(`${e} is refused`);for(this.line=this.table.view().played;this.table.view().played.length>0;)this.table.undo();this.hand=new Se(e=>void this.try(e),e=>this.phase===`trying`?this.table.refuse(e,this.solver):null),this.solver=this.table.view().actor,this.look(),this.offer()}get over(){return this.phase===`solved`||this.phase===`shown`}finish(e){this.judged=!0;for(let e of this.line.slice(0,this.needed))this.table.play(e);this.look(),this.hand.offer([]),this.took=e,this.phase=`solved`}async try(e){if(this.phase!==`trying`)return;let t=this.view.played.length,n=this.onLine;if(this.refusal=this.table.play(e),this.advice=null,this.refusal!==null)return this.hand.drop();this.answer=null,this.show();let{ending:r,played:i}=this.view,a=n&&i.at(-1)===this.line[t];if(r?r.winner===this.solver:a)return this.accept();if(r)return this.refute(t,null);this.phase=`waiting`;let o=await this.ask(t===0?Dt:Et);if(this.closed)return;let s=this.puzzle.task.plies-i.length,c=o!==null&&`loss`in o.verdict?o.verdict.loss:null;return this.puzzle.task.kind===`win`&&c!==null&&this.game.players.length===2?t>0&&c<=s?this.accept():this.slower(t):this.refute(t,o)}async help(){if(this.phase!==`trying`)return;if(this.advice?.whole===!1){this.judge(0),this.advice={...this.advice,whole:!0};return}let e=await this.expected();this.closed||this.phase!==`trying`||e===null||(this.helped=!0,this.hand.drop(),this.answer=null,this.refusal=null,this.advice={...e,whole:!1})}async reveal(){if(this.phase===`trying`){for(this.judge(0),this.told.shown(),this.phase=`waiting`,this.advice=null,this.answer=null,this.hand.offer([]);this.view.played.length>0;)this.takeBack();for(let e of this.line.slice(0,this.needed)){if(await this.pause(`reply`),this.closed)return;this.table.play(e),this.show()}this.phase=`shown`}}close(){this.closed=!0,this.thought?.stop()}get needed(){return this.puzzle.task.kind===`save`?1:this.line.length}get onLine(){return this.view.played.every((e,t)=>e===this.line[t])}async accept(){this.phase=`waiting`,this.hand.offer([]);let e=this.view.played.length;for(;!this.view.ending&&this.puzzle.task.kind===`win`&&!(this.view.actor===this.solver&&this.view.played.length>e);){let e=this.onLine&&this.line[this.view.played.length]||(await this.ask(Et))?.mv;if(await this.pause(`reply`),this.closed)return;if(e===void 0||this.table.play(e)!==null)break;this.show()}let{ending:t,played:n}=this.view;this.puzzle.task.kind===`win`&&!t&&n.length<this.puzzle.task.plies?(this.phase=`trying`,this.offer()):(this.judge(this.wrong>0?0:this.helped?.5:1),this.took=Date.now()-this.begun,this.phase=`solved`,this.told.solved(this.took))}async slower(e){this.phase=`refuted`,this.answer={kind:`slower`,mv:this.view.plies.at(-1)?.mv??``},await this.back(e)}async refute(e,t){let n=this.view.plies.at(-1)?.mv??``;if(this.phase=`refuted`,this.wrong++,this.judge(0),t!==null){if(await this.pause(`reply`),this.closed)return;this.table.play(t.mv)===null&&this.show();let e=this.view.plies.at(-1)?.mv??t.mv;this.answer={kind:`refuted`,mv:n,reply:e,view:this.view,opinion:t}}else this.answer={kind:`ended`,mv:n,view:this.view};await this.back(e)}async back(e){if(await this.pause(`look`),!this.closed){for(;this.view.played.length>e;)this.takeBack();this.phase=`trying`,this.offer()}}async expected(){let{choices:e}=this.hand,t=this.view.played.length;if(!this.onLine){let t=(await this.ask(Et))?.mv;return e.find(e=>e.mv===t)??null}let n=[this.puzzle.line[t],this.line[t]];return e.find(({mv:e})=>n.includes(e))??e.find(({mv:e})=>this.isNext(e))??null}isNext(e){let t=this.table.view().played.length;if(this.table.play(e)!==null)return!1;let n=this.table.view().played.at(-1)===this.line[t];return this.table.undo(),n}judge(e){this.judged||(this.judged=!0,this.told.judged(e))}async ask(e){this.thought?.stop();let{name:t,position:n}=this.puzzle;return this.thought=ve({name:t,start:n,moves:this.view.played},e),this.thought.answer}offer(){this.hand.offer(this.table.choices(this.solver),this.solver)}look(){let e=this.table.view();this.view=e.ending?e:this.table.view(e.actor)}show(){this.look(),this.animate(this.view.motions,!1)}takeBack(){let{motions:e}=this.view;this.table.undo(),this.look(),this.animate(e,!0)}animate(e,t){this.moving={key:this.moving.key+1,motions:e,backwards:t}}pause(e){let[t,n]=Ot[e];return new Promise(e=>setTimeout(e,I.moving?t:n))}},At=l(`<button type="button" class="svelte-ajwtpj"> </button>`),jt=l(`<div role="group"><h3 class="svelte-ajwtpj"> </h3> <!></div>`),Mt=l(`<button type="button" class="button quiet"> </button>`),Nt=l(`<section aria-labelledby="themes" class="svelte-ajwtpj"><h2 id="themes" class="svelte-ajwtpj"> </h2> <div class="families svelte-ajwtpj"></div> <!></section>`);function Pt(e,t){v(t,!0);let r=w(()=>[...new Set(t.puzzles.map(({family:e})=>e))].map(e=>{let n=t.puzzles.filter(t=>t.family===e),r=[...new Set(n.map(({theme:e})=>e))].map(e=>({theme:e,count:n.filter(t=>t.theme===e).length})),i=t.rules.games.find(t=>t.family===e);return{family:e,name:i?X(i):e,themes:r}})),s=(e,n)=>t.wish?.family===e&&t.wish.theme===n;var c=Nt(),l=P(c),d=M(l,!0),f=D(l,2);n(f,21,()=>a(r),({family:e,name:t,themes:n})=>e,(e,r)=>{let c=()=>a(r).family,l=()=>a(r).name,d=()=>a(r).themes;var f=jt(),p=P(f),m=M(p,!0),h=D(p,2);n(h,17,d,({theme:e,count:t})=>e,(e,n)=>{let r=()=>a(n).theme,l=()=>a(n).count;var d=At(),f=M(d,!0);_((e,t)=>{A(d,`data-theme-of`,`${c()??``}/${r()??``}`),A(d,`aria-pressed`,e),u(f,t)},[()=>s(c(),r()),()=>L(`puzzle-themes-count`,{name:$e(r()),count:l()})]),o(`click`,d,()=>t.onwish({family:c(),theme:r()})),i(e,d)}),F(f),_(()=>{A(f,`aria-label`,l()),u(m,l())}),i(e,f)}),F(f);var p=D(f,2),m=e=>{var n=Mt(),r=M(n,!0);_(e=>u(r,e),[()=>L(`puzzle-themes-all`)]),o(`click`,n,()=>t.onwish(null)),i(e,n)};O(p,e=>{t.wish!==null&&e(m)}),F(c),_(e=>u(d,e),[()=>L(`puzzle-themes`)]),i(e,c),E()}g([`click`]);var Ft=new class{#e=k(b(q(Date.now())));get day(){return a(this.#e)}set day(e){N(this.#e,e,!0)}timer;constructor(){this.look(),document.addEventListener(`visibilitychange`,()=>this.look())}look(){clearTimeout(this.timer),this.day=q(Date.now()),this.timer=setTimeout(()=>this.look(),Y(this.day+1)-Date.now()+50)}},It=l(`<h1><!></h1> <em> </em>`,1),Lt=l(`<div class="ways svelte-1csig19"><button type="button" class="button main svelte-1csig19"> </button> <a class="button quiet svelte-1csig19"> </a> <button type="button" class="button quiet svelte-1csig19"> </button></div>`),Rt=l(`<div class="stands svelte-1csig19"></div> <!> <div class="ways svelte-1csig19"><button type="button" class="button quiet svelte-1csig19"> </button> <button type="button" class="button quiet svelte-1csig19"> </button></div>`,1),zt=l(`<button type="button" class="button quiet"> </button>`),Bt=l(`<p class="skipped svelte-1csig19"> </p>`),Vt=l(`<!> <div class="puzzle svelte-1csig19" data-table=""><h2 class="svelte-1csig19"> </h2> <div class="board svelte-1csig19"><!></div> <div class="panel svelte-1csig19"><!> <!> <!> <p role="status" data-said=""> </p> <!> <p class="rating svelte-1csig19"><b> </b> <span class="svelte-1csig19"> </span></p> <!> <!> <div class="others svelte-1csig19"><!></div></div></div> <!> <!> <!> <!>`,1);function Ht(e,t){v(t,!0);let l=(e,t=r)=>{var n=s(),o=j(n),c=e=>{{let n=w(()=>L(`puzzle-solved`)),r=w(()=>a(W).scene.pieces.map(({cell:e})=>e));Tt(e,{get plan(){return t()},get words(){return a(n)},get kept(){return a(ve)},get taken(){return a(r)},get beside(){return R.current}})}};O(o,e=>{p.phase===`solved`&&e(c)}),i(e,n)},d=k(Ne()),p=new kt(t.rules,t.puzzle,{judged:e=>N(d,de(t.puzzle,e)),shown:()=>N(d,fe(t.puzzle)),solved:e=>N(d,_e(t.puzzle,e,t.day))}),{game:g,hand:y,solver:b}=p,T=pe(a(d),t.puzzle);t.day!==null&&T?.solved&&p.finish(T.ms??0);let ee=xe(),te=Se(),R=new le(`(min-width: 60em) and (min-aspect-ratio: 115/100)`),z=k(null),B=k(!1),V=k(null),H=k(void 0),U=k(void 0),W=w(()=>p.view),se=Be(p.view.scene,b),G=w(()=>p.over||a(W).played.length>0&&a(W).played[0]===ee.played[0]),ue=w(()=>a(G)?a(W).scene:Ve(a(W).scene,se)),q=w(()=>pe(a(d),t.puzzle)),me=w(()=>a(q)?.score??null),ge=w(()=>p.over?it(p,ee,a(q)):tt(p,a(q))),Y=w(()=>{let{advice:e}=p;return e===null?[]:e.whole?e.path:e.path.slice(0,1)}),ve=w(()=>[...a(W).ending?.cells??[],...a(W).ending?.figures.flatMap(({cells:e})=>e)??[],...a(W).deed?.trace.to??[]]),ye=w(()=>t.day===null?L(`puzzles-one`,{name:X(g),number:t.puzzle.number}):L(`puzzles-today`,{number:he(t.day)}));f(()=>(Ce.here=`${L(`nav-puzzles`)}, ${a(ye)}`,()=>Ce.here=null));let be=p.moving.key;f(()=>{let{key:e,motions:t}=p.moving;e!==be&&(be=e,I.values.sound&&Oe(t.some(({piece:e})=>e.owner===null)?`stone`:`wood`))}),f(()=>{p.over&&c().then(()=>{document.activeElement===document.body&&a(U)?.focus({preventScroll:!0})})}),ne(()=>p.close());function xe(){let e=t.rules.sitDown(t.puzzle.name,t.puzzle.position);return e.play(t.puzzle.line[0]??``),e.view()}function Se(){let e=[];for(;e.length<2;){let n=[t.puzzle,...e],r=t.all.puzzles.filter(({family:e})=>n.every(t=>t.family!==e)),i=He(r.length>0?r:t.all.puzzles,a(d),n.map(J));if(i===null||!yt(t.rules,i))break;e.push(i)}return e}function Ee(e=a(d).wish){let n=[J(t.puzzle)];for(;;){let r=He(Ue(t.all.puzzles,e),a(d),n)??He(t.all.puzzles,a(d),n);if(r===null)return;if(yt(t.rules,r))return ae.go(`/puzzle/${J(r)}`);n=[...n,J(r)]}}function Fe(e){N(d,De(e)),e!==null&&Ee(e)}function Ie(e){N(z,null),a(H)?.focus(),p.try(e)}function Le(e){let t=e.target;e.defaultPrevented||t.closest(`dialog, input, textarea, select`)||e.ctrlKey||e.metaKey||e.altKey||(e.key===`Escape`?y.back():p.phase===`trying`&&Ae.test(e.key)&&(e.preventDefault(),N(z,(a(z)??``)+e.key)))}var Re=Vt();h(`keydown`,C,Le);var ze=j(Re);K(ze,{page:`puzzles`,children:(e,t)=>{var n=It(),r=j(n),o=P(r);{let e=w(()=>L(`nav-puzzles`));Pe(o,{get text(){return a(e)},size:1.25})}F(r);var s=D(r,2),c=M(s,!0);_(()=>u(c,a(ye))),i(e,n)},$$slots:{default:!0}});var Z=D(ze,2);let We;var Ge=P(Z),Ke=M(Ge,!0),Je=D(Ge,2),Ye=P(Je);{let e=w(()=>L(`board-name`,{name:X(g)})),t=w(()=>a(V)?.what??null);S(oe(Ye,{get game(){return g},get scene(){return a(ue)},get name(){return a(e)},get deed(){return a(W).deed},get labels(){return a(W).labels},get ending(){return a(W).ending},get hand(){return y},get hinted(){return a(Y)},get coordinates(){return I.values.coordinates},get moving(){return p.moving},get lifted(){return a(t)},get over(){return l}}),e=>N(H,e,!0),()=>a(H))}F(Je);var Xe=D(Je,2),Q=P(Xe);{let e=w(()=>p.over?t.puzzle.theme:null),n=w(()=>!p.over);st(Q,{get theme(){return a(e)},get level(){return t.puzzle.level},get begun(){return p.begun},get took(){return p.took},get running(){return a(n)}})}var Qe=D(Q,2),$e=e=>{Ct(e,{get game(){return g},get plies(){return a(W).plies},get solver(){return b}})};O(Qe,e=>{p.over&&e($e)});var $=D(Qe,2),et=e=>{Te(e,{onplay:Ie,onclose:()=>N(z,null),get typed(){return a(z)},set typed(e){N(z,e,!0)}})};O($,e=>{a(z)!==null&&e(et)});var nt=D($,2);let rt;var at=M(nt,!0),ot=D(nt,2),ct=e=>{var n=Lt(),r=P(n),s=M(r,!0);S(r,e=>N(U,e),()=>a(U));var c=D(r,2),l=M(c,!0),d=D(c,2),f=M(d,!0);F(n),_((e,t,n,r)=>{u(s,e),A(c,`href`,t),u(l,n),u(f,r)},[()=>L(`puzzle-another`),()=>ie(`analysis`,t.puzzle.name,t.puzzle.position),()=>L(`analyse`),()=>L(`puzzle-share`)]),o(`click`,r,()=>Ee()),o(`click`,d,()=>N(B,!0)),i(e,n)},lt=e=>{var t=Rt(),r=j(t);let s;n(r,22,()=>g.players,e=>e,(e,t,n)=>{{let t=w(()=>a(n)===b&&a(Y).some(e=>e.startsWith(`reserve:`)));ke(e,{get game(){return g},get reserves(){return a(W).scene.reserves},get player(){return a(n)},get hand(){return y},upright:!1,get hinted(){return a(t)}})}}),F(r);var c=D(r,2);je(c,{get game(){return g},get hand(){return y}});var l=D(c,2),d=P(l),f=M(d,!0),m=D(d,2),h=M(m,!0);F(l),_((e,t)=>{s=re(r,``,s,{"--hands":g.players.length}),u(f,e),u(h,t)},[()=>L(p.advice?.whole===!1?`puzzle-hint-more`:`puzzle-hint`),()=>L(`puzzle-reveal`)]),o(`click`,d,()=>void p.help()),o(`click`,m,()=>void p.reveal()),i(e,t)};O(ot,e=>{p.over?e(ct):e(lt,-1)});var dt=D(ot,2),ft=P(dt),mt=M(ft,!0),ht=D(ft,2),gt=M(ht,!0);F(dt);var _t=D(dt,2);qe(_t,{get days(){return a(d).days},get today(){return Ft.day}});var vt=D(_t,2),bt=e=>{var n=zt(),r=M(n,!0);_(e=>u(r,e),[()=>L(t.day===null?`puzzles-go-today`:`puzzles-new-day`)]),o(`click`,n,function(...e){t.onday?.apply(this,e)}),i(e,n)};O(vt,e=>{t.day!==Ft.day&&e(bt)});var xt=D(vt,2);ut(P(xt),{get rules(){return t.rules},get puzzles(){return te}}),F(xt),F(Xe),F(Z),m(Z,(e,t)=>Me?.(e,t),()=>({hand:y,ondrag:e=>N(V,e)}));var St=D(Z,2);Pt(St,{get rules(){return t.rules},get puzzles(){return t.all.puzzles},get wish(){return a(d).wish},onwish:Fe});var wt=D(St,2),Et=e=>{var n=Bt(),r=M(n,!0);_(e=>{A(n,`data-skipped`,t.all.skipped),u(r,e)},[()=>L(`puzzles-skipped`,{count:t.all.skipped})]),i(e,n)};O(wt,e=>{t.all.skipped>0&&e(Et)});var Dt=D(wt,2),Ot=e=>{pt(e,{get puzzle(){return t.puzzle},onclose:()=>N(B,!1)})};O(Dt,e=>{a(B)&&e(Ot)});var At=D(Dt,2),jt=e=>{we(e,{get game(){return g},get dragged(){return a(V)},get pieces(){return a(W).scene.pieces},turn:0})};O(At,e=>{a(V)&&e(jt)}),_((e,t,n,r,i)=>{A(Z,`data-puzzle`,e),A(Z,`data-phase`,p.phase),A(Z,`data-played`,a(W).played.length),A(Z,`data-score`,a(me)),We=re(Z,``,We,{"--ratio":t}),u(Ke,n),rt=x(nt,1,`said svelte-1csig19`,null,rt,{open:!p.over}),u(at,a(ge)),u(mt,r),A(ht,`data-rating`,a(d).rating),u(gt,i)},[()=>J(t.puzzle),()=>ce(a(W).scene),()=>Ze(g,b,t.puzzle.task),()=>L(`puzzle-rating`),()=>a(d).count===0?L(`puzzle-rating-new`,{rating:a(d).rating}):L(`puzzle-rating-of`,{rating:a(d).rating,count:a(d).count})]),i(e,Re),E()}g([`click`]);var Ut=l(`<!> <!>`,1),Wt=l(`<!> <section><h1> </h1> <p> </p> <button class="button" type="button"> </button></section>`,1),Gt=l(`<!> <p class="wait svelte-mqkphr" role="status"> </p>`,1);function Kt(t,n){v(n,!0);let r=k(l());async function c(e){let t=_t(n.rules),r=t[me(e,t.length)];if(r===void 0)return null;let{puzzles:i}=await gt(r),a=ye(e,t.length,i.length);return[...i.slice(a),...i.slice(0,a)].find(e=>yt(n.rules,e))??null}async function l(){let{day:e}=Ft,[t,r]=await Promise.all([vt(n.rules),c(e)]);if(n.page===`puzzles`)return r===null?`none`:{puzzle:r,day:e,all:t};let i=n.rest.slice(0,2).join(`/`),a=t.puzzles.find(e=>J(e)===i);return!a||!yt(n.rules,a)?`missing`:{puzzle:a,day:r!==null&&J(r)===i?e:null,all:t}}function f(){n.page===`puzzles`?N(r,l()):ae.go(`/puzzles`)}var p=s(),m=j(p);e(m,()=>a(r),e=>{var t=Gt(),n=j(t);K(n,{page:`puzzles`});var r=D(n,2),a=M(r,!0);_(e=>u(a,e),[()=>L(`loading`)]),i(e,t)},(e,t)=>{var r=s(),o=j(r),c=e=>{var t=Ut(),n=j(t);K(n,{page:`puzzles`});var r=D(n,2);{let e=w(()=>L(`puzzles-none-title`)),t=w(()=>L(`puzzles-none-text`));be(r,{get title(){return a(e)},get text(){return a(t)}})}i(e,t)},l=e=>{var t=Ut(),n=j(t);K(n,{page:`puzzles`});var r=D(n,2);{let e=w(()=>L(`puzzle-missing-title`)),t=w(()=>L(`puzzle-missing-text`));be(r,{get title(){return a(e)},get text(){return a(t)}})}i(e,t)},u=e=>{var r=s(),o=j(r);d(o,()=>a(t),e=>{Ht(e,y({get rules(){return n.rules}},()=>a(t),{onday:f}))}),i(e,r)};O(o,e=>{a(t)===`none`?e(c):a(t)===`missing`?e(l,1):e(u,-1)}),i(e,r)},e=>{var t=Wt(),n=j(t);K(n,{page:`puzzles`});var a=D(n,2),s=P(a),c=M(s,!0),d=D(s,2),f=M(d,!0),p=D(d,2),m=M(p,!0);F(a),_((e,t,n)=>{u(c,e),u(f,t),u(m,n)},[()=>L(`puzzles-failed-title`),()=>L(`failed-text`),()=>L(`retry`)]),o(`click`,p,()=>N(r,l())),i(e,t)}),i(t,p),E()}g([`click`]);export{Kt as default};