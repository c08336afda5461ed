import{A as e,D as t,E as n,F as r,G as i,H as a,I as o,K as s,L as c,M as l,O as u,Q as d,R as f,S as p,St as m,U as h,V as g,Z as _,a as v,at as y,b,c as x,dt as S,et as ee,g as C,ht as w,it as T,k as E,lt as D,m as O,mt as k,nt as A,p as te,r as ne,rt as j,st as M,t as re,tt as N,xt as P,y as ie}from"./index-client-CdPg4F-F.js";import"./disclose-version-xihTtKlq.js";import{i as F,r as I,t as L}from"./messages.svelte-BcnOFCY4.js";import{n as ae,t as oe}from"./router.svelte-Cn8ANrrt.js";import{i as R,n as z,r as B,t as se}from"./Board-DVozTFY8.js";import{n as V}from"./rules-dpy6IhVl.js";import{_ as H,p as U,s as ce,y as W}from"./words-Cim0p19W.js";import{x as le}from"./gouge-C1alBmF2.js";import{t as ue}from"./index-client-CXqdjF3H.js";import{A as G,C as de,D as fe,E as pe,F as me,J as he,M as ge,N as _e,O as K,P as ve,S as ye,T as be,_t as xe,c as Se,f as Ce,g as we,gt as q,ht as Te,i as Ee,it as J,j as De,k as Oe,m as ke,n as Ae,o as je,p as Me,s as Ne,w as Pe,x as Fe,y as Ie}from"./index-s5_8_K96.js";import{i as Y,n as Le,t as Re}from"./ways-B2pWY_aM.js";L.add({fr:`## Problèmes\xA0: chargé avec eux

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
puzzle-solution = La solution
puzzle-found-first = Trouvé du premier coup.
puzzle-found-helped = Trouvé avec un indice.
puzzle-found-later = Trouvé après un détour.
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
puzzle-solution = The solution
puzzle-found-first = Found at the first try.
puzzle-found-helped = Found with a hint.
puzzle-found-later = Found after a detour.
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
`});var ze=8;function Be(e,{rating:t,seen:n},r,i=Math.random){let a=new Map(n.map(({id:e},t)=>[e,t])),o=e.filter(e=>!r.includes(K(e))),s=o.filter(e=>!a.has(K(e))),c=[...o].sort((e,t)=>(a.get(K(e))??0)-(a.get(K(t))??0)),l=s.length>0?s:c.slice(0,Math.max(1,Math.floor(c.length/2))),u=({level:e})=>Math.abs(fe(e)-t),d=l.map(e=>({puzzle:e,away:u(e),lot:i()}));d.sort((e,t)=>e.away-t.away||e.lot-t.lot);let f=d.slice(0,ze);return f[Math.floor(i()*f.length)]?.puzzle??null}var Ve=(e,t)=>t===null?e:e.filter(({family:e,theme:n})=>e===t.family&&n===t.theme),He=f(`<svg viewBox="-20 -20 40 40" aria-hidden="true" class="svelte-1ywixei"><use href="#pjy" x="-20" y="-20" width="40" height="40"></use></svg>`),Ue=c(`<li><span class="box svelte-1ywixei"><!></span> <span class="day small-caps svelte-1ywixei" aria-hidden="true"> </span> <span class="hidden"> </span></li>`),We=c(`<section aria-labelledby="streak"><div class="head svelte-1ywixei"><h3 id="streak" class="svelte-1ywixei"> </h3> <em class="svelte-1ywixei"> </em></div> <ol class="svelte-1ywixei"></ol></section>`);function Ge(e,t){w(t,!0);let a=S(()=>Array.from({length:7},(e,n)=>t.today-6+n)),o=S(()=>me(t.days,t.today)),s=(e,t)=>new Intl.DateTimeFormat(F.values.lang,{weekday:t,timeZone:`UTC`}).format(G(e)),c=S(()=>new Intl.DateTimeFormat(F.values.lang,{hour:`2-digit`,minute:`2-digit`}).format(G(t.today+1))),u=e=>{let n=t.days.includes(e)?`solved`:e===t.today?`open`:`missed`;return I(`puzzle-day-${n}`,{day:s(e,`long`)})};var d=We(),f=N(d),p=N(f),m=j(p,!0),h=T(p,2),g=j(h,!0);P(f);var v=T(f,2);n(v,20,()=>i(a),e=>e,(e,n)=>{var a=Ue();let o;var c=N(a),d=N(c),f=e=>{var t=He();r(e,t)},p=S(()=>t.days.includes(n));E(d,e=>{i(p)&&e(f)}),P(c);var m=T(c,2),h=j(m,!0),g=T(m,2),v=j(g,!0);P(a),_((e,r)=>{o=b(a,1,`svelte-1ywixei`,null,o,{today:n===t.today}),l(h,e),l(v,r)},[()=>s(n,`narrow`),()=>u(n)]),r(e,a)}),P(v),P(d),_((e,t)=>{O(p,`data-streak`,i(o)),l(m,e),l(g,t)},[()=>I(`puzzle-streak`,{count:i(o)}),()=>I(`puzzle-next-at`,{time:i(c)})]),r(e,d),k()}var Ke=f(`<svg viewBox="-6 -10 12 20" aria-hidden="true"><path d="M0 -9C6 -4 6 4 0 9C-6 4 -6 -4 0 -9Z" class="svelte-1iupw4f"></path></svg>`),qe=c(`<span class="marks svelte-1iupw4f"><span class="hidden"> </span> <!></span>`);function Je(e,a){w(a,!0);let o=ne(a,`size`,3,20),s=S(()=>pe(a.level));var c=qe(),u=N(c),d=j(u,!0),f=T(u,2);n(f,16,()=>({length:5}),t,(e,t,n)=>{var a=Ke();let c;_(()=>{O(a,`width`,o()*.6),O(a,`height`,o()),c=b(a,0,`svelte-1iupw4f`,null,c,{full:n<i(s)})}),r(e,a)}),P(c),_(e=>l(d,e),[()=>I(`puzzle-difficulty-of`,{marks:i(s)})]),r(e,c),k()}var X=(e,t)=>Math.max(1,Math.ceil(t/e.players.length));function Ye(e,t,{kind:n,plies:r}){let i=L.first([`${e.players[t]}.turn`])??I(`turn-of`,{side:U(e,t)});return n===`win`?I(`puzzle-asks-win`,{turn:i,count:X(e,r)}):I(`puzzle-asks-save`,{turn:i})}var Xe=(e,{kind:t,plies:n})=>t===`win`?I(`puzzle-short-win`,{count:X(e,n)}):I(`puzzle-short-save`),Z=e=>L.first([`puzzle-theme-${e}`])??I(`puzzle-theme-other`),Q=({ending:e})=>e?W(L.said({...e.reason,ruling:null})):``;function Ze(e,t,n){let{kind:r,mv:i}=n;if(r===`slower`)return I(`puzzle-slower`,{move:i});if(r===`ended`)return`${I(`puzzle-wrong-ends`,{move:i})} ${Q(n.view)}`;let{reply:a,opinion:o,view:s}=n,c=`win`in o.verdict?X(e,o.verdict.win):null;return[c===null?I(t.kind===`win`?`puzzle-wrong-escapes`:`puzzle-wrong-other`,{move:i,reply:a}):I(`puzzle-wrong-loses`,{move:i,reply:a,count:c}),s.ending?Q(s):H(s)].join(` `)}function Qe(e){let{game:t,phase:n,advice:r,answer:i,refusal:a,hand:o,puzzle:s,view:c}=e,l=o.objection?.said??a;if(l)return W(L.said(l));if(i)return Ze(t,s.task,i);if(r)return I(r.whole?`puzzle-hint-move`:`puzzle-hint-touch`,{move:r.mv});if(n===`waiting`)return c.played.length>0?H(c):``;if(o.onlyFacings)return W(I(`ask-facing`));if(c.played.length>0)return`${H(c)} ${I(`puzzle-go-on`)}`;let[u]=c.duties;return u?W(L.said({...u.said,ruling:null})):I(`puzzle-begin`)}function $e(e,t,n){let{phase:r,view:i}=e;return[ce(t?.deed??null),i.ending?Q(i):``,I(r===`shown`?`puzzle-found-not`:n===1?`puzzle-found-first`:n===.5?`puzzle-found-helped`:`puzzle-found-later`)].filter(e=>e!==``).join(` `)}function et(e){let t=Math.floor(e/1e3);return t<60?I(`puzzle-seconds`,{seconds:t}):I(`puzzle-minutes`,{minutes:Math.floor(t/60),seconds:String(t%60).padStart(2,`0`)})}var tt=c(`<dl class="svelte-2l9nl4"><div class="theme svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd> </dd></div> <div class="svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd class="svelte-2l9nl4"><!></dd></div> <div class="svelte-2l9nl4"><dt class="small-caps svelte-2l9nl4"> </dt> <dd class="time svelte-2l9nl4"> </dd></div></dl>`);function nt(e,t){w(t,!0);let n=D(y(t.begun));d(()=>{if(!t.running)return;let e=setInterval(()=>M(n,Date.now(),!0),1e3);return()=>clearInterval(e)});var a=tt(),o=N(a),s=N(o),c=j(s,!0),u=T(s,2);let f;var p=j(u,!0);P(o);var m=T(o,2),h=N(m),g=j(h,!0),v=T(h,2);Je(N(v),{get level(){return t.level}}),P(v),P(m);var x=T(m,2),S=N(x),ee=j(S,!0),C=T(S,2),E=j(C,!0);P(x),P(a),_((e,n,r,i,a)=>{l(c,e),f=b(u,1,`svelte-2l9nl4`,null,f,{open:t.theme===null}),l(p,n),l(g,r),l(ee,i),l(E,a)},[()=>I(`puzzle-theme`),()=>t.theme===null?I(`puzzle-unknown`):Z(t.theme),()=>I(`puzzle-difficulty`),()=>I(`puzzle-time`),()=>et(Math.max(0,t.took??i(n)-t.begun))]),r(e,a),k()}var rt=c(`<a class="svelte-itlv22"><span class="picture svelte-itlv22" inert="" aria-hidden="true"><!></span> <span class="words svelte-itlv22"><b class="svelte-itlv22"> </b> <span> </span> <!></span></a>`),it=c(`<section aria-labelledby="others" class="svelte-itlv22"><h3 class="hidden" id="others"> </h3> <!></section>`);function at(e,t){w(t,!0);let a=S(()=>t.puzzles.flatMap(e=>{let n=t.rules.game(e.name);return n?[{puzzle:e,game:n,scene:t.rules.sitDown(e.name,e.position).view().scene}]:[]}));var s=o(),c=A(s),u=e=>{var t=it(),o=N(t),s=j(o,!0),c=T(o,2);n(c,17,()=>i(a),({puzzle:e,game:t,scene:n})=>K(e),(e,t)=>{let n=()=>i(t).puzzle,a=()=>i(t).game,o=()=>i(t).scene;var s=rt(),c=N(s),u=N(c);{let e=S(()=>J(a()));se(u,{get game(){return a()},get scene(){return o()},get name(){return i(e)},coordinates:!1})}P(c);var d=T(c,2),f=N(d),p=j(f,!0),m=T(f,2),h=j(m,!0);Je(T(m,2),{get level(){return n().level},size:15}),P(d),P(s),_((e,t,n,r)=>{O(s,`href`,e),O(s,`data-other`,t),l(p,n),l(h,r)},[()=>ae(`puzzle`,n().family,String(n().number)),()=>K(n()),()=>J(a()),()=>Xe(a(),n().task)]),r(e,s)}),P(t),_(e=>l(s,e),[()=>I(`puzzle-others`)]),r(e,t)};E(c,e=>{i(a).length>0&&e(u)}),r(e,s),k()}var ot=c(`<button type="button" class="button quiet svelte-b93ihk"> </button>`),st=c(`<p class="svelte-b93ihk"> </p> <input readonly="" class="svelte-b93ihk"/> <div class="ways svelte-b93ihk"><button type="button" class="button svelte-b93ihk"> </button> <!></div> <p role="status" class="svelte-b93ihk"> </p>`,1);function ct(e,t){w(t,!0);let n=S(()=>`${location.origin}${ae(`puzzle`,t.puzzle.family,String(t.puzzle.number))}`),o,s=D(``);async function c(){M(s,``),M(s,I(await Le(i(n),o)?`puzzle-copied`:`puzzle-copied-not`),!0)}{let u=S(()=>I(`puzzle-link-title`));we(e,{get title(){return i(u)},get onclose(){return t.onclose},children:(e,t)=>{var u=st(),d=A(u),f=j(d,!0),p=T(d,2);te(p),x(p,e=>o=e,()=>o);var m=T(p,2),g=N(m),v=j(g,!0),y=T(g,2),b=e=>{var t=ot(),o=j(t,!0);_(e=>l(o,e),[()=>I(`puzzle-send`)]),a(`click`,t,()=>void Y(I(`puzzle-link-title`),i(n))),r(e,t)},ee=S(()=>Re());E(y,e=>{i(ee)&&e(b)}),P(m);var w=T(m,2),D=j(w,!0);_((e,t,r)=>{l(f,e),C(p,i(n)),O(p,`aria-label`,t),l(v,r),l(D,i(s))},[()=>I(`puzzle-link-about`),()=>I(`puzzle-link-title`),()=>I(`puzzle-copy`)]),h(`focus`,p,e=>e.currentTarget.select()),a(`click`,g,()=>void c()),r(e,u)},$$slots:{default:!0}})}k()}g([`click`]);var lt=new Map(Object.entries(Object.assign({"../games/samliam/puzzles.tsv":`/assets/puzzles-Bh8ShL1O.tsv`,"../games/siam/puzzles.tsv":`/assets/puzzles-DLb8q0XR.tsv`,"../games/squaryd/puzzles.tsv":`/assets/puzzles-DCOyTpcu.tsv`})).map(([e,t])=>[e.split(`/`).at(-2)??``,t])),ut=new Map;function dt(e){let t=ut.get(e)??V(async()=>{let t=await fetch(lt.get(e)??``);if(!t.ok)throw Error(`the puzzles of ${e} did not arrive`);return Oe(e,await t.text())});return ut.set(e,t),t()}var ft=e=>[...new Set(e.games.map(({family:e})=>e))].filter(e=>lt.has(e));async function pt(e){let t=await Promise.all(ft(e).map(dt));return{puzzles:t.flatMap(({puzzles:e})=>e),skipped:t.reduce((e,{skipped:t})=>e+t,0)}}function mt(e,{name:t,position:n,line:r}){try{let i=e.sitDown(t,n);return i.view().ending===null&&r.every(e=>i.play(e)===null)}catch{return!1}}var ht=c(`<span class="number svelte-17lb6na" aria-hidden="true"> </span>`),gt=c(`<li><!><span class="hidden"> </span> <span class="mv svelte-17lb6na"> </span></li>`),_t=c(`<ol data-solution="" class="svelte-17lb6na"></ol>`);function vt(e,a){w(a,!0);let o=S(()=>{let e=0;return a.plies.map(({mv:t,player:n},r)=>{let i=n===a.solver;return i&&a.plies[r-1]?.player!==a.solver&&e++,{mv:t,player:n,number:i&&a.plies[r-1]?.player!==a.solver?e:null,isOwn:i}})});var s=_t();n(s,21,()=>i(o),t,(e,t)=>{let n=()=>i(t).mv,o=()=>i(t).player,s=()=>i(t).number,c=()=>i(t).isOwn;var u=gt();let d;var f=N(u),p=e=>{var t=ht(),n=j(t,!0);_(()=>l(n,s())),r(e,t)};E(f,e=>{s()!==null&&e(p)});var m=T(f),h=j(m,!0),g=T(m,2),v=j(g,!0);P(u),_(e=>{d=b(u,1,`svelte-17lb6na`,null,d,{own:c()}),l(h,e),l(v,n())},[()=>U(a.game,o())]),r(e,u)}),P(s),_(e=>O(s,`aria-label`,e),[()=>I(`puzzle-solution`)]),r(e,s),k()}var yt=f(`<g><g class="solved svelte-e8tv8g" data-solved=""><!></g></g>`);function bt(e,t){w(t,!0);let n=[.24,.2,.16],a=S(()=>{let e=n.map(e=>e*t.plan.width),[r=0]=e,i={x:t.plan.width*.94,y:t.plan.height*.12};for(let n of[[...t.kept,...t.taken],t.kept]){if(t.beside&&!B(t.plan,i,r,r*.7,n))return{...i,size:r};for(let r of e){let e=R(t.plan,r,r*.8,n);if(e)return{...e,size:r}}}return{...i,size:e.at(-1)??r}});var o=yt(),s=N(o),c=N(s);{let e=S(()=>i(a).size*.79),n=S(()=>i(a).size*.25);z(c,{get text(){return t.words},get width(){return i(e)},get most(){return i(n)},grand:!0})}P(s),P(o),_(()=>O(o,`transform`,`translate(${i(a).x??``} ${i(a).y??``}) rotate(-4)`)),r(e,o),k()}var $=4e3,xt=700,St={reply:[550,120],look:[1900,700]},Ct=class{puzzle;told;game;solver;hand;#e=D(`trying`);get phase(){return i(this.#e)}set phase(e){M(this.#e,e,!0)}#t=D();get view(){return i(this.#t)}set view(e){M(this.#t,e)}#n=D({key:0,motions:[],backwards:!1});get moving(){return i(this.#n)}set moving(e){M(this.#n,e)}#r=D(null);get refusal(){return i(this.#r)}set refusal(e){M(this.#r,e)}#i=D(null);get answer(){return i(this.#i)}set answer(e){M(this.#i,e)}#a=D(null);get advice(){return i(this.#a)}set advice(e){M(this.#a,e)}#o=D(0);get wrong(){return i(this.#o)}set wrong(e){M(this.#o,e,!0)}#s=D(!1);get helped(){return i(this.#s)}set helped(e){M(this.#s,e,!0)}begun=Date.now();#c=D(null);get took(){return i(this.#c)}set took(e){M(this.#c,e,!0)}table;line;judged=!1;closed=!1;thought=null;constructor(e,t,n){this.puzzle=t,this.told=n;let r=e.game(t.name);if(!r)throw Error(`no such game`);this.game=r,this.table=e.sitDown(t.name,t.position);for(let e of t.line)if(this.table.play(e)!==null)throw Error(`${e} is refused`);for(this.line=this.table.view().played;this.table.view().played.length>0;)this.table.undo();this.hand=new Ie(e=>void this.try(e),e=>this.phase===`trying`?this.table.refuse(e,this.solver):null),this.solver=this.table.view().actor,this.look(),this.offer()}get over(){return this.phase===`solved`||this.phase===`shown`}finish(e){this.judged=!0;for(let e of this.line.slice(0,this.needed))this.table.play(e);this.look(),this.hand.offer([]),this.took=e,this.phase=`solved`}async try(e){if(this.phase!==`trying`)return;let t=this.view.played.length,n=this.onLine;if(this.refusal=this.table.play(e),this.advice=null,this.refusal!==null)return this.hand.drop();this.answer=null,this.show();let{ending:r,played:i}=this.view,a=n&&i.at(-1)===this.line[t];if(r?r.winner===this.solver:a)return this.accept();if(r)return this.refute(t,null);this.phase=`waiting`;let o=await this.ask(t===0?xt:$);if(this.closed)return;let s=this.puzzle.task.plies-i.length,c=o!==null&&`loss`in o.verdict?o.verdict.loss:null;return this.puzzle.task.kind===`win`&&c!==null&&this.game.players.length===2?t>0&&c<=s?this.accept():this.slower(t):this.refute(t,o)}async help(){if(this.phase!==`trying`)return;if(this.advice?.whole===!1){this.judge(0),this.advice={...this.advice,whole:!0};return}let e=await this.expected();this.closed||this.phase!==`trying`||e===null||(this.helped=!0,this.hand.drop(),this.answer=null,this.refusal=null,this.advice={...e,whole:!1})}async reveal(){if(this.phase===`trying`){for(this.judge(0),this.phase=`waiting`,this.advice=null,this.answer=null,this.hand.offer([]);this.view.played.length>0;)this.takeBack();for(let e of this.line.slice(0,this.needed)){if(await this.pause(`reply`),this.closed)return;this.table.play(e),this.show()}this.phase=`shown`}}close(){this.closed=!0,this.thought?.stop()}get needed(){return this.puzzle.task.kind===`save`?1:this.line.length}get onLine(){return this.view.played.every((e,t)=>e===this.line[t])}async accept(){this.phase=`waiting`,this.hand.offer([]);let e=this.view.played.length;for(;!this.view.ending&&this.puzzle.task.kind===`win`&&!(this.view.actor===this.solver&&this.view.played.length>e);){let e=this.onLine&&this.line[this.view.played.length]||(await this.ask($))?.mv;if(await this.pause(`reply`),this.closed)return;if(e===void 0||this.table.play(e)!==null)break;this.show()}let{ending:t,played:n}=this.view;this.puzzle.task.kind===`win`&&!t&&n.length<this.puzzle.task.plies?(this.phase=`trying`,this.offer()):(this.judge(this.wrong>0?0:this.helped?.5:1),this.took=Date.now()-this.begun,this.phase=`solved`,this.told.solved(this.took))}async slower(e){this.phase=`refuted`,this.answer={kind:`slower`,mv:this.view.plies.at(-1)?.mv??``},await this.back(e)}async refute(e,t){let n=this.view.plies.at(-1)?.mv??``;if(this.phase=`refuted`,this.wrong++,this.judge(0),t!==null){if(await this.pause(`reply`),this.closed)return;this.table.play(t.mv)===null&&this.show();let e=this.view.plies.at(-1)?.mv??t.mv;this.answer={kind:`refuted`,mv:n,reply:e,view:this.view,opinion:t}}else this.answer={kind:`ended`,mv:n,view:this.view};await this.back(e)}async back(e){if(await this.pause(`look`),!this.closed){for(;this.view.played.length>e;)this.takeBack();this.phase=`trying`,this.offer()}}async expected(){let{choices:e}=this.hand,t=this.view.played.length;if(!this.onLine){let t=(await this.ask($))?.mv;return e.find(e=>e.mv===t)??null}let n=[this.puzzle.line[t],this.line[t]];return e.find(({mv:e})=>n.includes(e))??e.find(({mv:e})=>this.isNext(e))??null}isNext(e){let t=this.table.view().played.length;if(this.table.play(e)!==null)return!1;let n=this.table.view().played.at(-1)===this.line[t];return this.table.undo(),n}judge(e){this.judged||(this.judged=!0,this.told.judged(e))}async ask(e){this.thought?.stop();let{name:t,position:n}=this.puzzle;return this.thought=he({name:t,start:n,moves:this.view.played},e),this.thought.answer}offer(){this.hand.offer(this.table.choices(this.solver),this.solver)}look(){let e=this.table.view();this.view=e.ending?e:this.table.view(e.actor)}show(){this.look(),this.animate(this.view.motions,!1)}takeBack(){let{motions:e}=this.view;this.table.undo(),this.look(),this.animate(e,!0)}animate(e,t){this.moving={key:this.moving.key+1,motions:e,backwards:t}}pause(e){let[t,n]=St[e];return new Promise(e=>setTimeout(e,F.moving?t:n))}},wt=c(`<button type="button" class="svelte-ajwtpj"> </button>`),Tt=c(`<div role="group"><h3 class="svelte-ajwtpj"> </h3> <!></div>`),Et=c(`<button type="button" class="button quiet"> </button>`),Dt=c(`<section aria-labelledby="themes" class="svelte-ajwtpj"><h2 id="themes" class="svelte-ajwtpj"> </h2> <div class="families svelte-ajwtpj"></div> <!></section>`);function Ot(e,t){w(t,!0);let o=S(()=>[...new Set(t.puzzles.map(({family:e})=>e))].map(e=>{let n=t.puzzles.filter(t=>t.family===e),r=[...new Set(n.map(({theme:e})=>e))].map(e=>({theme:e,count:n.filter(t=>t.theme===e).length})),i=t.rules.games.find(t=>t.family===e);return{family:e,name:i?J(i):e,themes:r}})),s=(e,n)=>t.wish?.family===e&&t.wish.theme===n;var c=Dt(),u=N(c),d=j(u,!0),f=T(u,2);n(f,21,()=>i(o),({family:e,name:t,themes:n})=>e,(e,o)=>{let c=()=>i(o).family,u=()=>i(o).name,d=()=>i(o).themes;var f=Tt(),p=N(f),m=j(p,!0),h=T(p,2);n(h,17,d,({theme:e,count:t})=>e,(e,n)=>{let o=()=>i(n).theme,u=()=>i(n).count;var d=wt(),f=j(d,!0);_((e,t)=>{O(d,`data-theme-of`,`${c()??``}/${o()??``}`),O(d,`aria-pressed`,e),l(f,t)},[()=>s(c(),o()),()=>I(`puzzle-themes-count`,{name:Z(o()),count:u()})]),a(`click`,d,()=>t.onwish({family:c(),theme:o()})),r(e,d)}),P(f),_(()=>{O(f,`aria-label`,u()),l(m,u())}),r(e,f)}),P(f);var p=T(f,2),m=e=>{var n=Et(),i=j(n,!0);_(e=>l(i,e),[()=>I(`puzzle-themes-all`)]),a(`click`,n,()=>t.onwish(null)),r(e,n)};E(p,e=>{t.wish!==null&&e(m)}),P(c),_(e=>l(d,e),[()=>I(`puzzle-themes`)]),r(e,c),k()}g([`click`]);var kt=new class{#e=D(y(De(Date.now())));get day(){return i(this.#e)}set day(e){M(this.#e,e,!0)}timer;constructor(){this.look(),document.addEventListener(`visibilitychange`,()=>this.look())}look(){clearTimeout(this.timer),this.day=De(Date.now()),this.timer=setTimeout(()=>this.look(),G(this.day+1)-Date.now()+50)}},At=c(`<h1 class="svelte-1csig19"><!></h1> <em class="about svelte-1csig19"> </em>`,1),jt=c(`<div class="ways svelte-1csig19"><button type="button" class="button main svelte-1csig19"> </button> <a class="button quiet svelte-1csig19"> </a> <button type="button" class="button quiet svelte-1csig19"> </button></div>`),Mt=c(`<div class="stands svelte-1csig19"></div> <!> <div class="ways svelte-1csig19"><button type="button" class="button quiet svelte-1csig19"> </button> <button type="button" class="button quiet svelte-1csig19"> </button></div>`,1),Nt=c(`<button type="button" class="button quiet"> </button>`),Pt=c(`<p class="skipped svelte-1csig19"> </p>`),Ft=c(`<!> <div class="puzzle svelte-1csig19" data-table=""><h2 class="svelte-1csig19"> </h2> <div class="board svelte-1csig19"><!></div> <div class="panel svelte-1csig19"><!> <!> <!> <p role="status" data-said=""> </p> <!> <p class="rating svelte-1csig19"><b> </b> <span class="svelte-1csig19"> </span></p> <!> <!> <div class="others svelte-1csig19"><!></div></div></div> <!> <!> <!> <!>`,1);function It(e,t){w(t,!0);let c=(e,t=m)=>{var n=o(),a=A(n),s=e=>{{let n=S(()=>I(`puzzle-solved`)),r=S(()=>i(U).scene.pieces.map(({cell:e})=>e));bt(e,{get plan(){return t()},get words(){return i(n)},get kept(){return i(fe)},get taken(){return i(r)},get beside(){return L.current}})}};E(a,e=>{f.phase===`solved`&&e(s)}),r(e,n)},u=D(ye()),f=new Ct(t.rules,t.puzzle,{judged:e=>M(u,Fe(t.puzzle,e)),solved:e=>M(u,Pe(t.puzzle,e,t.day))}),{game:g,hand:v,solver:y}=f,C=de(i(u),t.puzzle);t.day!==null&&C?.solved&&f.finish(C.ms??0);let te=he(),ne=ge(),L=new ue(`(min-width: 60em) and (min-aspect-ratio: 115/100)`),R=D(null),z=D(!1),B=D(null),V=D(void 0),H=D(void 0),U=S(()=>f.view),ce=S(()=>de(i(u),t.puzzle)?.score??null),W=S(()=>f.over?$e(f,te,i(ce)):Qe(f)),G=S(()=>{let{advice:e}=f;return e===null?[]:e.whole?e.path:e.path.slice(0,1)}),fe=S(()=>[...i(U).ending?.cells??[],...i(U).ending?.figures.flatMap(({cells:e})=>e)??[],...i(U).deed?.trace.to??[]]),pe=S(()=>t.day===null?I(`puzzles-one`,{name:J(g),number:t.puzzle.number}):I(`puzzles-today`,{number:_e(t.day)}));d(()=>(Ne.here=`${I(`nav-puzzles`)}, ${i(pe)}`,()=>Ne.here=null));let me=f.moving.key;d(()=>{let{key:e,motions:t}=f.moving;e!==me&&(me=e,F.values.sound&&Se(t.some(({piece:e})=>e.owner===null)?`stone`:`wood`))}),d(()=>{f.over&&s().then(()=>{document.activeElement===document.body&&i(H)?.focus({preventScroll:!0})})}),re(()=>f.close());function he(){let e=t.rules.sitDown(t.puzzle.name,t.puzzle.position);return e.play(t.puzzle.line[0]??``),e.view()}function ge(){let e=[];for(;e.length<2;){let n=[t.puzzle,...e],r=t.all.puzzles.filter(({family:e})=>n.every(t=>t.family!==e)),a=Be(r.length>0?r:t.all.puzzles,i(u),n.map(K));if(a===null||!mt(t.rules,a))break;e.push(a)}return e}function ve(e=i(u).wish){let n=Ve(t.all.puzzles,e),r=[K(t.puzzle)];for(;;){let e=Be(n,i(u),r);if(e===null)return;if(mt(t.rules,e))return oe.go(`/puzzle/${K(e)}`);r=[...r,K(e)]}}function we(e){M(u,be(e)),e!==null&&ve(e)}function Te(e){M(R,null),i(V)?.focus(),f.try(e)}function De(e){let t=e.target;e.defaultPrevented||t.closest(`dialog, input, textarea, select`)||e.ctrlKey||e.metaKey||e.altKey||(e.key===`Escape`?v.back():f.phase===`trying`&&Ae.test(e.key)&&(e.preventDefault(),M(R,(i(R)??``)+e.key)))}var Oe=Ft();h(`keydown`,ee,De);var Ie=A(Oe);q(Ie,{page:`puzzles`,children:(e,t)=>{var n=At(),a=A(n),o=N(a);{let e=S(()=>I(`nav-puzzles`));xe(o,{get text(){return i(e)},size:1.25})}P(a);var s=T(a,2),c=j(s,!0);_(()=>l(c,i(pe))),r(e,n)},$$slots:{default:!0}});var Y=T(Ie,2);let Le;var Re=N(Y),ze=j(Re,!0),He=T(Re,2),Ue=N(He);{let e=S(()=>I(`board-name`,{name:J(g)})),t=S(()=>i(B)?.what??null);x(se(Ue,{get game(){return g},get scene(){return i(U).scene},get name(){return i(e)},get deed(){return i(U).deed},get labels(){return i(U).labels},get ending(){return i(U).ending},get hand(){return v},get hinted(){return i(G)},get coordinates(){return F.values.coordinates},get moving(){return f.moving},get lifted(){return i(t)},get over(){return c}}),e=>M(V,e,!0),()=>i(V))}P(He);var We=T(He,2),Ke=N(We);{let e=S(()=>f.over?t.puzzle.theme:null),n=S(()=>!f.over);nt(Ke,{get theme(){return i(e)},get level(){return t.puzzle.level},get begun(){return f.begun},get took(){return f.took},get running(){return i(n)}})}var qe=T(Ke,2),Je=e=>{vt(e,{get game(){return g},get plies(){return i(U).plies},get solver(){return y}})};E(qe,e=>{f.over&&e(Je)});var X=T(qe,2),Xe=e=>{Ee(e,{onplay:Te,onclose:()=>M(R,null),get typed(){return i(R)},set typed(e){M(R,e,!0)}})};E(X,e=>{i(R)!==null&&e(Xe)});var Z=T(X,2);let Q;var Ze=j(Z,!0),et=T(Z,2),tt=e=>{var n=jt(),o=N(n),s=j(o,!0);x(o,e=>M(H,e),()=>i(H));var c=T(o,2),u=j(c,!0),d=T(c,2),f=j(d,!0);P(n),_((e,t,n,r)=>{l(s,e),O(c,`href`,t),l(u,n),l(f,r)},[()=>I(`puzzle-another`),()=>ae(`analysis`,t.puzzle.name,t.puzzle.position),()=>I(`analyse`),()=>I(`puzzle-share`)]),a(`click`,o,()=>ve()),a(`click`,d,()=>M(z,!0)),r(e,n)},rt=e=>{var t=Mt(),o=A(t);n(o,22,()=>g.players,e=>e,(e,t,n)=>{{let t=S(()=>i(n)===y&&i(G).some(e=>e.startsWith(`reserve:`)));Me(e,{get game(){return g},get reserves(){return i(U).scene.reserves},get player(){return i(n)},get hand(){return v},upright:!1,get hinted(){return i(t)}})}}),P(o);var s=T(o,2);Ce(s,{get game(){return g},get hand(){return v}});var c=T(s,2),u=N(c),d=j(u,!0),p=T(u,2),m=j(p,!0);P(c),_((e,t)=>{l(d,e),l(m,t)},[()=>I(f.advice?.whole===!1?`puzzle-hint-more`:`puzzle-hint`),()=>I(`puzzle-reveal`)]),a(`click`,u,()=>void f.help()),a(`click`,p,()=>void f.reveal()),r(e,t)};E(et,e=>{f.over?e(tt):e(rt,-1)});var it=T(et,2),ot=N(it),st=j(ot,!0),lt=T(ot,2),ut=j(lt,!0);P(it);var dt=T(it,2);Ge(dt,{get days(){return i(u).days},get today(){return kt.day}});var ft=T(dt,2),pt=e=>{var n=Nt(),i=j(n,!0);_(e=>l(i,e),[()=>I(t.day===null?`puzzles-go-today`:`puzzles-new-day`)]),a(`click`,n,function(...e){t.onday?.apply(this,e)}),r(e,n)};E(ft,e=>{t.day!==kt.day&&e(pt)});var ht=T(ft,2);at(N(ht),{get rules(){return t.rules},get puzzles(){return ne}}),P(ht),P(We),P(Y),p(Y,(e,t)=>je?.(e,t),()=>({hand:v,ondrag:e=>M(B,e)}));var gt=T(Y,2);Ot(gt,{get rules(){return t.rules},get puzzles(){return t.all.puzzles},get wish(){return i(u).wish},onwish:we});var _t=T(gt,2),yt=e=>{var n=Pt(),i=j(n,!0);_(e=>{O(n,`data-skipped`,t.all.skipped),l(i,e)},[()=>I(`puzzles-skipped`,{count:t.all.skipped})]),r(e,n)};E(_t,e=>{t.all.skipped>0&&e(yt)});var $=T(_t,2),xt=e=>{ct(e,{get puzzle(){return t.puzzle},onclose:()=>M(z,!1)})};E($,e=>{i(z)&&e(xt)});var St=T($,2),wt=e=>{ke(e,{get game(){return g},get dragged(){return i(B)},get pieces(){return i(U).scene.pieces},turn:0})};E(St,e=>{i(B)&&e(wt)}),_((e,t,n,r,a)=>{O(Y,`data-puzzle`,e),O(Y,`data-phase`,f.phase),O(Y,`data-played`,i(U).played.length),O(Y,`data-score`,i(ce)),Le=ie(Y,``,Le,{"--ratio":t}),l(ze,n),Q=b(Z,1,`said svelte-1csig19`,null,Q,{open:!f.over}),l(Ze,i(W)),l(st,r),O(lt,`data-rating`,i(u).rating),l(ut,a)},[()=>K(t.puzzle),()=>le(i(U).scene),()=>Ye(g,y,t.puzzle.task),()=>I(`puzzle-rating`),()=>i(u).count===0?I(`puzzle-rating-new`,{rating:i(u).rating}):I(`puzzle-rating-of`,{rating:i(u).rating,count:i(u).count})]),r(e,Oe),k()}g([`click`]);var Lt=c(`<!> <!>`,1),Rt=c(`<!> <section><h1> </h1> <p> </p> <button class="button" type="button"> </button></section>`,1),zt=c(`<!> <p class="wait svelte-mqkphr" role="status"> </p>`,1);function Bt(t,n){w(n,!0);let s=D(d());async function c(e){let t=ft(n.rules),r=t[ge(e,t.length)];if(r===void 0)return null;let{puzzles:i}=await dt(r),a=ve(e,t.length,i.length);return[...i.slice(a),...i.slice(0,a)].find(e=>mt(n.rules,e))??null}async function d(){let{day:e}=kt,[t,r]=await Promise.all([pt(n.rules),c(e)]);if(n.page===`puzzles`)return r===null?`none`:{puzzle:r,day:e,all:t};let i=n.rest.slice(0,2).join(`/`),a=t.puzzles.find(e=>K(e)===i);return!a||!mt(n.rules,a)?`missing`:{puzzle:a,day:r!==null&&K(r)===i?e:null,all:t}}function f(){n.page===`puzzles`?M(s,d()):oe.go(`/puzzles`)}var p=o(),m=A(p);e(m,()=>i(s),e=>{var t=zt(),n=A(t);q(n,{page:`puzzles`});var i=T(n,2),a=j(i,!0);_(e=>l(a,e),[()=>I(`loading`)]),r(e,t)},(e,t)=>{var a=o(),s=A(a),c=e=>{var t=Lt(),n=A(t);q(n,{page:`puzzles`});var a=T(n,2);{let e=S(()=>I(`puzzles-none-title`)),t=S(()=>I(`puzzles-none-text`));Te(a,{get title(){return i(e)},get text(){return i(t)}})}r(e,t)},l=e=>{var t=Lt(),n=A(t);q(n,{page:`puzzles`});var a=T(n,2);{let e=S(()=>I(`puzzle-missing-title`)),t=S(()=>I(`puzzle-missing-text`));Te(a,{get title(){return i(e)},get text(){return i(t)}})}r(e,t)},d=e=>{var a=o(),s=A(a);u(s,()=>i(t),e=>{It(e,v({get rules(){return n.rules}},()=>i(t),{onday:f}))}),r(e,a)};E(s,e=>{i(t)===`none`?e(c):i(t)===`missing`?e(l,1):e(d,-1)}),r(e,a)},e=>{var t=Rt(),n=A(t);q(n,{page:`puzzles`});var i=T(n,2),o=N(i),c=j(o,!0),u=T(o,2),f=j(u,!0),p=T(u,2),m=j(p,!0);P(i),_((e,t,n)=>{l(c,e),l(f,t),l(m,n)},[()=>I(`puzzles-failed-title`),()=>I(`failed-text`),()=>I(`retry`)]),a(`click`,p,()=>M(s,d())),r(e,t)}),r(t,p),k()}g([`click`]);export{Bt as default};