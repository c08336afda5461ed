import{D as e,Dt as t,E as n,F as r,G as i,K as a,L as o,M as s,Q as c,R as l,Z as u,_t as d,b as f,c as p,ft as m,gt as h,it as g,k as _,lt as v,m as y,nt as b,r as x,rt as S,st as C,tt as w,wt as T,y as ee}from"./index-client-DUmHtAQC.js";import"./disclose-version-xihTtKlq.js";import{o as E,r as D,s as O,t as k}from"./messages.svelte-CcKYPJKG.js";import{n as A}from"./router.svelte-DGcM2_Pc.js";import{a as j,u as M}from"./Board-C9Kznx-X.js";import{p as N,s as P,y as F}from"./words-DzXUQcuG.js";import{p as te,u as I}from"./gouge-4wrXycIo.js";import{$ as ne,Q as re,X as ie,b as ae}from"./index-C6akPMnH.js";var L=(e,t)=>t.game??e.game,R=e=>e.includes(`:`)?e:`cell:${e}`,z=e=>{let{lang:t}=E.values;return t===`fr`?O(e.fr):e.en},B=(...e)=>({text:e.join(` `),ruling:null});function V(e,t){switch(t.kind){case`refused`:return{text:F(k.said({...t.said,ruling:null})),ruling:t.said.ruling};case`refuted`:{let n=N(e,t.player);return B(D(`lesson-refuted`,{side:n}),P(t.deed),D(`lesson-back-again`))}case`late`:return B(P(t.deed),D(`lesson-late`),D(`lesson-back-again`));case`reply`:return B(P(t.deed),D(`lesson-go-on`));case`ended`:return B(F(k.said({...t.ending.reason,ruling:null})),D(`lesson-ended`));case`not-won`:return B(D(`lesson-not-won`),D(`lesson-back-again`));case`not-asked`:return B(D(`lesson-not-asked`),D(`lesson-back-again`));case`nowhere`:return B(D(`lesson-nowhere`));default:return{text:z(t.say),ruling:t.ruling}}}var H=(e,t,n)=>`${D(`lesson-step`,{step:e+1,of:t})} ${D(`lesson-tries`,{count:n})}`,U=(e,t)=>`${t}, ${z(e.name)}`;k.add({fr:`## Les leçons\xA0: chargées avec elles

lessons-title = Leçons
lessons-about = De petits pas, un plateau à toucher, et un cornac qui répond à tout. Cinq minutes, et vous jouez.
lessons-go-on = Reprendre où vous en étiez
lessons-begin = Commencer par la première
lessons-progress = { $done ->
    [0] { $of } étapes
    [one] { $done } étape sur { $of }
   *[other] { $done } étapes sur { $of }
  }
lessons-whole = leçon finie, à refaire quand vous voulez
lesson-of = { $name }, { $place ->
    [1] la première
    [2] la deuxième
    [3] la troisième
    [4] la quatrième
    [5] la cinquième
    [6] la sixième
    [7] la septième
    [8] la huitième
    [9] la neuvième
   *[other] leçon { $place }
  }
lesson-missing-title = Pas de leçon ici
lesson-missing-text = Cette leçon n’existe pas, ou plus. Les autres vous attendent.
lesson-teacher = Le cornac
lesson-steps = Étapes de la leçon
lesson-mark = Étape { $step }, { $state ->
    [done] faite
    [now] en cours
   *[open] à venir
  }
lesson-step = Étape { $step } sur { $of }.
lesson-tries = { $count ->
    [0] Rien ne presse.
    [1] Un essai\xA0; rien ne presse.
    [2] Deux essais\xA0; rien ne presse.
    [3] Trois essais\xA0; rien ne presse.
    [4] Quatre essais\xA0; rien ne presse.
    [5] Cinq essais\xA0; rien ne presse.
   *[other] { $count } essais\xA0; rien ne presse.
  }
lesson-back = Revenir
lesson-hint = Un indice
lesson-hint-short = Indice
lesson-show = Montrer
lesson-watch = Regarder
lesson-watch-next = La suite
lesson-watch-again = Revoir la démonstration
lesson-mine = À moi
lesson-next = Étape suivante
lesson-again = Refaire
lesson-play = Jouer une partie
lesson-next-lesson = Leçon suivante\xA0: { $name }
lesson-all = Toutes les leçons
lesson-rules = Lire la règle
lesson-look = Regardez d’abord\xA0: le cornac vous montre.
lesson-refuted = Ce n’est pas le coup cherché. Voici comment on y répond ({ $side }).
lesson-back-again = Touchez le plateau pour reprendre.
lesson-go-on = À vous.
lesson-late = Maintenant, vous ne pouvez plus gagner à temps\xA0: cherchez un autre coup.
lesson-ended = Ce n’est pas la fin que l’on cherche\xA0; touchez le plateau pour reprendre.
lesson-not-won = Pas encore gagné, et il ne reste plus de coup pour cela.
lesson-not-asked = Ce coup est permis, mais ce n’est pas celui que l’on cherche.
lesson-nowhere = Rien à prendre ni à poser ici. Relisez la consigne, puis touchez ailleurs.
exercise-open = S’exercer
exercise-close = Fermer l’exercice
exercise-lesson = Toute la leçon\xA0: { $name }
`,en:`## Lessons: loaded with them

lessons-title = Lessons
lessons-about = Small steps, a board to touch, and a mahout who answers everything. Five minutes, and you are playing.
lessons-go-on = Go on where you were
lessons-begin = Begin with the first one
lessons-progress = { $done ->
    [0] { $of } steps
    [one] { $done } step of { $of }
   *[other] { $done } steps of { $of }
  }
lessons-whole = lesson done, to be taken again whenever you like
lesson-of = { $name }, { $place ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
    [5] the fifth
    [6] the sixth
    [7] the seventh
    [8] the eighth
    [9] the ninth
   *[other] lesson { $place }
  }
lesson-missing-title = No lesson here
lesson-missing-text = There is no such lesson, or no longer. The others are waiting for you.
lesson-teacher = The mahout
lesson-steps = Steps of the lesson
lesson-mark = Step { $step }, { $state ->
    [done] done
    [now] under way
   *[open] to come
  }
lesson-step = Step { $step } of { $of }.
lesson-tries = { $count ->
    [0] There is no hurry.
    [1] One try; there is no hurry.
    [2] Two tries; there is no hurry.
    [3] Three tries; there is no hurry.
    [4] Four tries; there is no hurry.
    [5] Five tries; there is no hurry.
   *[other] { $count } tries; there is no hurry.
  }
lesson-back = Back
lesson-hint = A hint
lesson-hint-short = Hint
lesson-show = Show me
lesson-watch = Watch
lesson-watch-next = Go on
lesson-watch-again = Watch it once more
lesson-mine = My turn
lesson-next = Next step
lesson-again = Once more
lesson-play = Play a game
lesson-next-lesson = Next lesson: { $name }
lesson-all = All lessons
lesson-rules = Read the rules
lesson-look = Watch first: the mahout shows you.
lesson-refuted = That is not the move we are after. Here is how it is answered ({ $side }).
lesson-back-again = Touch the board to try again.
lesson-go-on = Your turn.
lesson-late = Now you can no longer win in time: look for another move.
lesson-ended = That is not the end we are after; touch the board to try again.
lesson-not-won = Not won yet, and no move is left for it.
lesson-not-asked = This move is allowed, but it is not the one we are after.
lesson-nowhere = Nothing to take or to put here. Read the task again, then touch elsewhere.
exercise-open = Try it
exercise-close = Close the exercise
exercise-lesson = The whole lesson: { $name }
`});var W=l(`<g><!></g>`),G=l(`<g class="ghost svelte-1ri0pap"></g><!>`,1);function K(t,a){d(a,!0);var o=G(),s=b(o);n(s,21,()=>a.struck.pieces,e,(e,t)=>{let n=m(()=>a.plan.place(i(t).cell));var o=W(),s=w(o);{let e=m(()=>a.plan.turn*90);I(s,{get game(){return a.game},get piece(){return i(t)},get small(){return a.small},get turned(){return i(e)}})}T(o),u(()=>y(o,`transform`,`translate(${i(n).x??``} ${i(n).y??``})`)),r(e,o)}),T(s);var c=g(s);{let e=m(()=>[a.struck.cell]);j(c,{get plan(){return a.plan},get cells(){return i(e)}})}u(()=>y(s,`data-struck`,a.struck.cell)),r(t,o),h()}var q=o(`<span class="picture svelte-zm4o1b"><!></span>`),J=o(`<a class="ruling svelte-zm4o1b"> </a>`),oe=o(`<b> </b> <p data-said="" class="svelte-zm4o1b"> <!></p>`,1),se=o(`<div><!> <div class="words svelte-zm4o1b" role="status" aria-live="polite"><!></div></div>`);function ce(e,n){d(n,!0);let o=x(n,`small`,3,!1),l=m(()=>n.rules.games),v=m(()=>t(i(l),1)),C=m(()=>i(v)[0]),O;c(()=>{if(n.said===null||n.kind===`none`)return;let e=E.moving?`smooth`:`auto`;a().then(()=>O.scrollIntoView({block:`nearest`,behavior:e}))});var k=se();let j;var M=w(k),N=e=>{var t=q();let n;var a=w(t);ie(a,{get game(){return i(C)},player:0,size:56}),T(t),u(e=>n=ee(t,``,n,{"--frame":e}),[()=>te(i(C)).frame]),r(e,t)};_(M,e=>{n.said&&i(C)&&!o()&&e(N)});var P=g(M,2),F=w(P),I=e=>{var t=oe(),i=b(t),a=S(i,!0),o=g(i,2),c=w(o,!0),l=g(c),d=e=>{var t=J(),i=S(t,!0);u(e=>{y(t,`href`,e),s(i,n.said.ruling)},[()=>A(`rules`,n.game.id,n.said.ruling)]),r(e,t)};_(l,e=>{n.said.ruling&&e(d)}),T(o),u(e=>{s(a,e),s(c,n.said.ruling?`${n.said.text} `:n.said.text)},[()=>D(`lesson-teacher`)]),r(e,t)};_(F,e=>{n.said&&e(I)}),T(P),T(k),p(k,e=>O=e,()=>O),u(()=>{j=f(k,1,`teacher svelte-zm4o1b`,null,j,{good:n.good,silent:n.said===null,small:o()}),y(k,`data-answer`,n.kind)}),r(e,k),h()}var le={level:10,seed:1},Y=2e3;function ue(e,t,n){let r=de(e,t,n),i=e.choices(e.view().actor);return r.length<2||r.length*i.length>Y?t:i.map(t=>({mv:t.mv,left:fe(e,t.mv,r,n)})).filter(({left:e})=>e>0&&e<r.length).sort((e,t)=>e.left-t.left)[0]?.mv??t}function de(e,t,n){if(e.play(t)!==null)return[];let r=e.view().actor===n?e.choices(n):[],i=(r.length>Y?[]:r).map(e=>e.mv).filter(t=>X(e,t,n));return e.undo(),i}function fe(e,t,n,r){if(e.play(t)!==null)return 0;let i=n.filter(t=>X(e,t,r)).length;return e.undo(),i}function pe(e,t){let n=e.choices(t);return n.length>Y||n.some(({mv:n})=>X(e,n,t))}function X(e,t,n){if(e.play(t)!==null)return!1;let{ending:r}=e.view();return e.undo(),r?.winner===n}var me=(e,t)=>{let n=e[t];return Array.isArray(n)?n:null};function he(e,t){let n=[];for(let r of e.slice(t)){if(Array.isArray(r))break;n.push(r)}return n}function Z(e,t,n,r,i){return`win`in e?!0:`kind`in e?r.deed?.kind===e.kind:`refused`in e?!1:(`play`in e?e.play:me(e.line,t)??[]).some(e=>e===n||i(e)===n)}function Q(e,t,n){return e.wrong.find(e=>`play`in e&&e.play.some(e=>e===t||n(e)===t))?.say??null}function $(e,t,n){let r=e=>{let n=t.slice(-e.length);return n.length===e.length&&e.every((e,t)=>R(e)===n[t])},i=e.wrong.flatMap(e=>`touch`in e?[{names:[e.touch].flat(),say:e.say}]:[]).filter(({names:e})=>r(e)).sort((e,t)=>t.names.length-e.names.length)[0],a=e.wrong.find(e=>`refused`in e&&e.refused===n?.ruling);return i?.say??a?.say??null}var ge=class extends ae{teacher;constructor(e){super(t=>e.complete(t),t=>e.refuse(t)),this.teacher=e}touch(e){if(!this.teacher.ready())return;let t=[...this.touched,e],n=M(this.choices,this.touched,e)!==null;super.touch(e),n||this.teacher.refused(t,this.objection)}object(e){if(!this.teacher.ready())return;let t=[...this.touched,e];super.object(e),this.teacher.refused(t,this.objection)}},_e=900,ve=400,ye=class{rules;name;step;onreached;game;hand;#e=v();get view(){return i(this.#e)}set view(e){C(this.#e,e)}#t=v({key:0,motions:[],backwards:!1});get moving(){return i(this.#t)}set moving(e){C(this.#t,e)}#n=v(`try`);get phase(){return i(this.#n)}set phase(e){C(this.#n,e,!0)}#r=v(null);get answer(){return i(this.#r)}set answer(e){C(this.#r,e)}#i=v(null);get struck(){return i(this.#i)}set struck(e){C(this.#i,e)}#a=v(0);get tries(){return i(this.#a)}set tries(e){C(this.#a,e,!0)}#o=v(0);get watched(){return i(this.#o)}set watched(e){C(this.#o,e,!0)}#s=v(!1);get shown(){return i(this.#s)}set shown(e){C(this.#s,e,!0)}table;player=0;part=0;turns=[];wrong=0;showing=!1;thought=null;run=0;constructor(e,t,n,r){this.rules=e,this.name=t,this.step=n,this.onreached=r;let i=e.game(t);if(!i)throw Error(`no such game`);this.game=i,this.hand=new ge({ready:()=>this.ready(),complete:e=>void this.tried(e),refuse:e=>this.table.refuse(e,this.player),refused:(e,t)=>this.refused(e,t)}),this.table=this.laid(),this.begin(),this.watching.length>0&&(this.phase=`watch`)}begin(){this.stop(),this.table=this.laid(),this.player=this.table.view().actor,this.part=0,this.turns=[],this.shown=!1,this.struck=null,this.answer=null,this.phase=`try`,this.look()}back(){let e=this.phase===`refuted`?this.turns[this.wrong]:void 0;if(!e)return this.begin();for(this.stop();this.table.view().played.length>e.plies;)this.table.undo();this.part=e.part,this.turns=this.turns.slice(0,this.wrong),this.struck=null,this.answer=null,this.phase=`try`,this.look()}get watching(){return this.step.watch??[]}get moved(){return this.phase!==`try`||this.turns.length>0||this.hand.touched.length>0||this.answer!==null}async watch(){let e=this.watching[this.watched];if(this.phase!==`watch`||!e)return this.begin();this.begin(),this.phase=`watch`,this.hand.offer([],this.player),this.watched++,this.answer={kind:`watch`,say:e.say,ruling:null},await this.playAll(e.play)}watchAgain(){return this.watched=0,this.phase=`watch`,this.watch()}hint(){(this.phase===`refuted`||this.phase===`watch`)&&this.back(),this.struck=null,this.hand.drop(),this.answer={kind:`hint`,say:this.step.hint,ruling:null}}async show(){this.begin(),this.showing=!0;let{run:e,step:t}=this;if(`refused`in t.goal)for(let e of t.solution)this.hand.touch(R(e));else for(let n of t.solution)if(await this.tried(n),this.run!==e||(await this.pause(),this.run!==e))return;this.showing=!1}stop(){this.run++,this.showing=!1,this.thought?.stop(),this.thought=null}ready(){return this.phase===`refuted`?(this.back(),!1):(this.phase===`watch`&&this.begin(),this.phase===`try`)}laid(){let e=this.rules.sitDown(this.name,this.step.start);for(let t of this.step.before??[])if(e.play(t)!==null)throw Error(`the lesson's move ${t} is refused`);return e}look(){let e=this.table.view();this.view=e.ending?e:this.table.view(this.player);let t=this.phase===`try`&&!e.ending&&e.actor===this.player;this.hand.offer(t?this.table.choices(this.player):[],this.player)}animate(){this.moving={key:this.moving.key+1,motions:this.view.motions,backwards:!1}}pause(){return new Promise(e=>setTimeout(e,E.moving?_e:0))}written(e){if(this.table.play(e)!==null)return e;let t=this.table.view().played.at(-1)??e;return this.table.undo(),t}async playAll(e){let{run:t}=this;for(let[n,r]of e.entries()){if(n>0&&await this.pause(),this.run!==t||this.table.play(r)!==null)return;this.look(),this.animate()}}get line(){let{start:e,played:t}=this.table.view();return{name:this.name,start:e,moves:t}}async tried(e){let{step:t,table:n,part:r}=this,i=this.view.scene.pieces;this.struck=null,this.answer=null;let a=Object.fromEntries(this.namedMoves().map(e=>[e,this.written(e)])),o=e=>a[e]??e,s=this.turnOf(e),c=n.play(e);if(c!==null)return this.hand.drop(),this.refusedMove(e,c);let l=n.view(this.player),u=l.played.at(-1)??e,d=Q(t,u,o),f=Z(t.goal,r,u,l,o);if(!f&&d||`win`in t.goal&&d&&this.turns.length===0&&!this.showing)return this.strike(l,i,d);if(this.phase=`busy`,this.look(),this.animate(),this.turns.push(s),!f)return this.refute();this.part++,await this.goOn()}turnOf(e){let t=this.step.solution[this.turns.length],n=t!==void 0&&this.written(t)===this.written(e);return{plies:this.table.view().played.length,part:this.part,known:n}}namedMoves(){let{goal:e,wrong:t}=this.step,n=`line`in e?e.line.flatMap(e=>Array.isArray(e)?e:[]):[];return[...`play`in e?e.play:n,...t.flatMap(e=>`play`in e?e.play:[])]}strike(e,t,n){let r=e.deed?.trace,i=r?.to??[],a=(r?.pushed==null?i.at(-1):i[0])??r?.from[0]??null,o=e.scene.pieces.filter(e=>i.includes(e.cell)),s=t.filter(e=>e.cell===a);this.table.undo(),this.look(),this.struck=a===null?null:{pieces:o.length>0?o:s,cell:a},this.answer={kind:`wrong`,say:n,ruling:null},this.count()}count(){this.showing||this.tries++}refusedMove(e,t){let{goal:n}=this.step;if(`refused`in n&&n.refused===t.ruling)return this.reach();this.count();let r=Q(this.step,e,e=>e)??$(this.step,[],t);this.answer=r?{kind:`wrong`,say:r,ruling:t.ruling}:{kind:`refused`,said:t}}refused(e,t){let{goal:n}=this.step,r=t?.said??null;if(this.struck=null,`refused`in n&&n.refused===r?.ruling)return this.reach();this.count();let i=$(this.step,e,r);this.answer=i?{kind:`wrong`,say:i,ruling:r?.ruling??null}:r?{kind:`refused`,said:r}:{kind:`nowhere`}}async refute(){this.count();let{run:e,table:t}=this,{ending:n,actor:r}=t.view();if(n)return this.refuteBy({kind:`ended`,ending:n});if(r===this.player||!this.game.thinks)return this.refuteBy({kind:`not-asked`});let[i]=await Promise.all([this.ask(ne(this.line,ve)),this.pause()]);if(this.run===e){if(i===null||t.play(i.mv)!==null)return this.refuteBy({kind:`not-asked`});this.look(),this.animate(),this.refuteBy({kind:`refuted`,player:r,deed:this.view.deed})}}refuteBy(e,t=this.turns.length-1){this.phase=`refuted`,this.wrong=t,this.answer=e,this.hand.offer([],this.player)}ask(e){return this.thought=e,e.answer}async goOn(){let{goal:e}=this.step;if(`win`in e)return this.defend(e.win);if(!(`line`in e))return this.reach();let{run:t}=this;for(let n of he(e.line,this.part)){if(await this.pause(),this.run!==t)return;this.part++,await this.reply(n)}this.part>=e.line.length?this.reach():this.yours()}async defend(e){let{run:t}=this,n={kind:`not-asked`};for(;;){let{ending:r,actor:i}=this.table.view();if(r)return r.winner===this.player?this.reach():this.fail({kind:`ended`,ending:r});if(i===this.player)break;if(this.turns.length>=e)return this.fail({kind:`not-won`});let{level:a,seed:o}=le,[s]=await Promise.all([this.ask(re(this.line,a,o)),this.pause()]);if(this.run!==t)return;if(s===null)return this.fail({kind:`not-asked`});await this.reply(ue(this.table,s.mv,this.player)),n={kind:`late`,player:i,deed:this.view.deed}}if(this.turns.length>=e-1&&!pe(this.table,this.player))return this.fail(n,this.astray);this.yours()}get astray(){let e=this.turns.findIndex(({known:e})=>!e);return e<0?this.turns.length-1:e}async reply(e){let{actor:t}=this.table.view();await this.playAll([e]),this.answer={kind:`reply`,player:t,deed:this.view.deed}}yours(){this.phase=`try`,this.look()}fail(e,t){this.count(),this.refuteBy(e,t)}reach(){this.shown=this.showing,this.phase=`reached`,this.answer={kind:`done`,say:this.step.done,ruling:null};let{objection:e}=this.hand;this.hand.offer([],this.player),this.hand.objection=e,this.onreached()}};function be(e,t,n){let{phase:r,watched:i,watching:a}=e;if(r===`watch`){let e=i>=a.length,n=D(e?`lesson-mine`:i===0?`lesson-watch`:`lesson-watch-next`),r={name:`mine`,label:D(`lesson-mine`),icon:`play`,run:t.begin},o={name:`watch`,label:n,icon:e?`play`:`watch`,run:t.watch,main:!0};return e?[o]:[r,o]}return r===`reached`?[{name:`again`,label:D(`lesson-again`),icon:`again`,run:t.begin},{name:`next`,label:D(n.last?`lesson-play`:`lesson-next`),icon:n.last?`play`:`later`,run:t.next,main:!0}]:[{name:`back`,label:D(`lesson-back`),icon:`earlier`,run:t.back,off:n.first&&!e.moved,main:r===`refuted`},{name:`hint`,label:D(`lesson-hint`),short:D(`lesson-hint-short`),icon:`hint`,run:t.hint},{name:`show`,label:D(`lesson-show`),icon:`watch`,run:t.show}]}function xe(e,t,n){let r=e.sitDown(t,n.start);return n.wrong.some(e=>`touch`in e&&[e.touch].flat().some(e=>e.startsWith(`reserve:`)))||r.choices(r.view().actor).some(({path:e})=>e[0]?.startsWith(`reserve:`))}export{K as a,U as c,ce as i,H as l,xe as n,V as o,ye as r,z as s,be as t,L as u};