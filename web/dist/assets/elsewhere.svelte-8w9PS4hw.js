import{G as e,Q as t,X as n,at as r,ft as i,lt as a,st as o}from"./index-client-DUmHtAQC.js";import{o as s,r as c,t as l}from"./messages.svelte-CcKYPJKG.js";import{t as u}from"./router.svelte-DGcM2_Pc.js";import{t as d}from"./catalog.svelte-Bj1vaipj.js";import{n as f}from"./index-client-CUsvG-ox.js";import{Y as p,_t as m,ut as h,x as g,xt as _}from"./index-C6akPMnH.js";var v=`siliam:unanswered`,y=50;function b(e){if(typeof e!=`object`||!e)return!1;let{do:t,id:n,game:r,command:i,terms:a}=e;return typeof n!=`string`||!/^[\w-]{1,40}$/.test(n)?!1:t===`act`?typeof r==`string`&&typeof i==`object`&&!!i:t===`create`&&typeof a==`object`&&!!a}function x(){try{let e=JSON.parse(sessionStorage.getItem(v)??`[]`);return Array.isArray(e)?e.filter(b).slice(0,y):[]}catch{return[]}}function S(e){try{e.length===0?sessionStorage.removeItem(v):sessionStorage.setItem(v,JSON.stringify(e))}catch{}}function C(){let e=crypto.getRandomValues(new Uint8Array(12));return Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``)}var w=[300,700,1500,3e3,5e3],T=25e3,E=6e3,D=2500,O=1e3,k=class{#e=a(`idle`);get line(){return e(this.#e)}set line(e){o(this.#e,e,!0)}#t=a(!1);get silent(){return e(this.#t)}set silent(e){o(this.#t,e,!0)}#n=a(r(typeof navigator<`u`&&navigator.onLine===!1));get offline(){return e(this.#n)}set offline(e){o(this.#n,e,!0)}#r=a(null);get you(){return e(this.#r)}set you(e){o(this.#r,e)}mine=new f;#i=a([]);get open(){return e(this.#i)}set open(e){o(this.#i,e)}older=new f;#a=a(null);get more(){return e(this.#a)}set more(e){o(this.#a,e)}#o=a(!1);get listed(){return e(this.#o)}set listed(e){o(this.#o,e,!0)}#s=a(null);get bye(){return e(this.#s)}set bye(e){o(this.#s,e)}#c=a(x());get unanswered(){return e(this.#c)}set unanswered(e){o(this.#c,e)}#l=a(!1);get doubtful(){return e(this.#l)}set doubtful(e){o(this.#l,e,!0)}socket=null;attempts=0;retry;probing;overdue;heard=0;ahead=0;watchers=[];waiting=[];get now(){return Date.now()+this.ahead}get sure(){return this.line===`open`&&!this.doubtful}start(){if(this.line!==`idle`&&this.line!==`none`)return;let e=this.line===`idle`;this.connect(),e&&(addEventListener(`online`,()=>{this.offline=!1,this.wake()}),addEventListener(`offline`,()=>{this.offline=!0,this.doubt()}),addEventListener(`pageshow`,()=>this.wake()),document.addEventListener(`visibilitychange`,()=>{document.hidden||this.wake()}),setInterval(()=>{!document.hidden&&this.line===`open`&&Date.now()-this.heard>T&&this.probe()},5e3))}wake(){this.line===`lost`?this.connect():this.probe(D)}watch(e,t){return this.watchers.push({game:e,watcher:t}),this.send({do:`watch`,game:e,after:t.number()}),()=>{this.watchers=this.watchers.filter(e=>e.watcher!==t),this.watchersOf(e).length===0&&this.send({do:`unwatch`,game:e})}}act(e,t){return this.ask({do:`act`,game:e,id:C(),command:t})}create(e,t,n){return this.ask({do:`create`,id:C(),name:e,terms:t,seats:n})}answer(e){return new Promise(t=>this.waiting.push({id:e,told:t}))}say(e,t){return this.send({do:`say`,game:e,text:t})}rename(e){this.you!==null&&(this.you={...this.you,name:e}),this.send({do:`rename`,name:e})}list(){this.send({do:`list`})}listMore(){this.more!==null&&this.send({do:`list`,after:this.more})}ask(e){this.keep([...this.unanswered,e]);let t=this.answer(e.id);return this.send(e)&&this.awaitAnswers(),{id:e.id,answer:t}}send(e){return this.line!==`open`||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(e)),!0)}keep(e){this.unanswered=e,S(e)}async connect(){if(clearTimeout(this.retry),this.line===`opening`)return;this.line=`opening`;let e=await A();if(e===`none`){this.line=`none`;return}if(e===`later`)return this.later();this.you=e;let t=location.protocol===`https:`,n=new WebSocket(`${t?`wss`:`ws`}://${location.host}/api/socket`);this.socket=n;let r=setTimeout(()=>this.drop(n),E);n.onmessage=e=>{clearTimeout(r),this.heard=Date.now(),clearTimeout(this.probing),this.probing=void 0,this.doubtful=!1,this.take(JSON.parse(String(e.data)))},n.onclose=()=>{clearTimeout(r),this.drop(n)}}drop(e){this.socket===e&&(this.socket=null,clearTimeout(this.probing),clearTimeout(this.overdue),this.probing=void 0,this.doubtful=!1,e.onmessage=null,e.onclose=null,e.close(),this.later())}later(){this.line=`lost`,this.silent=!0;let e=w[Math.min(this.attempts,w.length-1)]??0;this.attempts++,this.retry=setTimeout(()=>void this.connect(),e*(.75+Math.random()/2))}probe(e=E){if(this.line!==`open`)return;this.list();let{socket:t}=this;t&&(this.probing??=setTimeout(()=>this.drop(t),e))}doubt(){this.line===`open`&&(this.doubtful=!0,clearTimeout(this.probing),this.probing=void 0,this.probe(O))}awaitAnswers(){let{socket:e}=this;clearTimeout(this.overdue),e&&this.unanswered.length!==0&&(this.overdue=setTimeout(()=>this.drop(e),E))}take(e){switch(e.type){case`hello`:this.hello(e.you,e.now);break;case`events`:this.tick(e.now),this.events(e);break;case`done`:this.answered(e.id,{number:e.number,game:e.game});break;case`refused`:if(e.id!==void 0)this.answered(e.id,{refused:e.why});else for(let t of this.watchersOf(e.game))t.refused(e.why);break;case`here`:for(let t of this.watchersOf(e.game))t.here?.(e);break;case`said`:for(let t of this.watchersOf(e.game))t.said?.(e);break;case`list`:this.rows(e);break;case`changed`:this.mine.set(e.row.id,e.row);break;case`bye`:this.bye=e.why,e.why.code===`house-flood`&&(this.attempts=w.length-2)}}rows({mine:e,open:t,more:n,after:r}){r===void 0&&(this.mine.clear(),this.open=t);for(let t of e)(r===void 0?this.mine:this.older).set(t.id,t);(r!==void 0||this.older.size===0)&&(this.more=n??null),this.listed=!0}hello(e,t){if(this.you=e,this.line!==`open`){this.line=`open`,this.silent=!1,this.attempts=0,this.bye=null,this.ahead=t-Date.now();for(let{game:e,watcher:t}of this.watchers)this.send({do:`watch`,game:e,after:t.number()});for(let e of this.unanswered)this.send(e);this.awaitAnswers(),this.list()}}tick(e){this.ahead=Math.max(this.ahead,e-Date.now())}watchersOf(e){return this.watchers.filter(t=>t.game===e).map(({watcher:e})=>e)}events(e){let{game:t,after:n,events:r}=e;for(let i of this.watchersOf(t)){let a=i.number();n>a?this.send({do:`watch`,game:t,after:a}):n+r.length<a?(i.reset(),this.send({do:`watch`,game:t,after:0})):i.events({...e,after:a,events:r.slice(a-n)})}}answered(e,t){this.keep(this.unanswered.filter(t=>t.id!==e));let n=this.waiting.filter(t=>t.id===e);this.waiting=this.waiting.filter(t=>t.id!==e);for(let e of n)e.told(t);this.awaitAnswers()}};async function A(){let e;try{let t=AbortSignal.timeout(E);e=await fetch(`/api/guest`,{method:`POST`,credentials:`same-origin`,signal:t})}catch{return`later`}if([404,405,501].includes(e.status))return`none`;if(!e.ok)return`later`;try{let{you:t}=await e.json();return typeof t?.id==`string`?t:`none`}catch{return`none`}}var j=new k,M=4,N=new class{#e=a({});get known(){return e(this.#e)}set known(e){o(this.#e,e)}waiting=[];looking=[];of(e){return this.known[e]??null}ask(e,t){let n=this.known[t.id];n&&n.number>=t.summary.number||(this.waiting=[...this.waiting.filter(({row:{id:e}})=>e!==t.id),{rules:e,row:t}],this.next())}next(){if(this.looking.length>=M||j.line!==`open`)return;let e=this.waiting.find(({row:{id:e}})=>!this.looking.includes(e));e&&(this.waiting=this.waiting.filter(t=>t!==e),this.looking=[...this.looking,e.row.id],this.look(e.rules,e.row),this.next())}look(e,{id:t,summary:n}){let r=[],i=()=>{a(),this.looking=this.looking.filter(e=>e!==t),this.next()},a=j.watch(t,{number:()=>r.length,events:e=>r.push(...e.events),here:()=>{this.draw(e,t,r,n.seats),i()},refused:i,reset:()=>r.length=0})}draw(e,t,n,r){try{let i=e.room(JSON.stringify(n)),{creator:a,phase:o}=JSON.parse(i.state()),s=j.you?.id,c=r.findIndex(e=>e?.kind===`person`&&e.id===s),l=JSON.parse(i.view(o===`over`||c<0?void 0:c));i.free(),this.known={...this.known,[t]:{number:n.length,view:l,creator:a}}}catch{}}},P=(e,t)=>e?.kind===`person`&&e.id===t,F=({summary:e},t)=>e.turn!==void 0&&P(e.seats[e.turn],t);function I(e,t){let n=e=>F(e,t)?0:e.summary.waits===`move`?1:2,r=({summary:e})=>e.pace.kind===`clock`?0:1,i=({summary:e})=>e.deadline??2**53-1;return e.filter(({summary:e})=>e.waits!==`nothing`).sort((e,t)=>n(e)-n(t)||r(e)-r(t)||i(e)-i(t)||t.summary.changed-e.summary.changed)}var L=e=>e.filter(({summary:e})=>e.waits===`nothing`&&e.seats.every(e=>e!==null)).sort((e,t)=>t.summary.changed-e.summary.changed);function R({summary:e},t){let{result:n,seats:r,gone:i=[]}=e;if(n===void 0||n===`*`)return`result-aborted`;let a=n.split(`-`),o=r.findIndex(e=>P(e,t));return t!==void 0&&i.includes(t)||o<0||a[o]===`0`?`result-lost`:a[o]===`1`?`result-won`:a.every(e=>e===a[0])?`result-drawn`:`result-shared`}l.add({fr:`## Jouer en ligne

among-friends = entre amis
someone = quelqu’un
the-computer = l’ordinateur
seat-free = siège libre
online-loading = On cherche la table…

# Le temps
pace-day = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
    .about = par coup
pace-days = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
  }
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
until-time = jusqu’à { $time }
until-tomorrow = jusqu’à demain
until-day = jusqu’à { $day }

# Qui est là
who-instead = ordinateur, à la place de { $name }
who-away = { $name }, hors ligne, { $span }
who-free-turn = { $name }, premier tour libre

# La connexion
band-opening = Connexion…
band-lost = Reconnexion… la table vous attend.
band-kept = Reconnexion… votre coup est gardé.
band-here = { $count ->
    [one] { $names } est là
   *[other] { $names } sont là
  }
band-away = { $count ->
    [one] { $names } est hors ligne
   *[other] { $names } sont hors ligne
  }
band-alone = Connecté
band-watching = Vous regardez
band-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
  }
band-silent = Reconnexion… le serveur est hors de portée.
band-doubt = Plus de réseau… on vérifie.
band-retry = Réessayer maintenant

# Un coup en route
sent-leaves = { $move } part dès le retour du réseau
sent-clock = Votre pendule court jusqu’à son arrivée.
sent-clock-perhaps = Votre coup est gardé\xA0; si le serveur est arrêté, les pendules attendent.
sent-kept = Votre coup est gardé.
sent-late = { $move } est en route
sent-waits = Coup envoyé, on attend la réponse.
server-slept = Le serveur a dormi { $span }\xA0; les pendules s’étaient arrêtées.
aborted = Partie annulée

# Ce qui se propose
proposed-draw = Vous proposez la nulle\xA0; on attend { $names }.
proposed-take_back = Vous demandez à reprendre un coup\xA0; on attend { $names }.
proposed-rematch = Vous proposez une revanche\xA0; on attend { $names }.
asks-draw = { $name } propose la nulle.
asks-take_back = { $name } demande à reprendre un coup.
asks-rematch = { $name } propose une revanche.
declined-draw = { $name } préfère jouer.
declined-take_back = { $name } ne veut pas reprendre.
declined-rematch = { $name } en reste là.
took-back = { $count ->
    [one] Un coup est repris.
   *[other] { $count } coups sont repris.
  }
answer-accept = Accepter
answer-decline = Refuser
ask-draw-online = Proposer la nulle\xA0?
do-draw-online = Proposer
ask-take-back = Demander à reprendre votre dernier coup\xA0?
do-take-back = Demander
ask-abort = Annuler cette partie\xA0? Elle ne comptera pour personne.
do-abort = Annuler la partie
ask-begin = L’ordinateur prend le dernier siège libre. Commencer la partie\xA0?
do-begin = Commencer
ask-withdraw = Retirer cette table\xA0? Le lien ne mènera plus nulle part.
do-withdraw = Retirer
offer-take-back = Reprendre
abort = Annuler la partie
next-game = Partie suivante

# Dire
chat = Dire
chat-unread = Dire ({ $count })
chat-heard = Propos
chat-heard-unread = Propos ({ $count })
chat-title = À la table
chat-empty = Personne n’a rien dit encore.
chat-muted = Vous n’entendez pas ce qui s’est dit.
chat-text = Votre phrase
chat-send = Dire
chat-not-sent = La connexion manque\xA0: rien n’est parti.
chat-watching = Qui regarde écoute\xA0; seuls ceux qui sont assis parlent.
chat-over = { $name } dit\xA0: { $text }
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre { $name } de nouveau
chat-you = vous

# Inviter
friend-title = Avec un ami
friend-line = deux téléphones, un lien
open-title = Ouvrir une table
open-line = le premier qui passe s’y assied
laid-title = Table ouverte
friend-heading = Une partie de { $name }, { $pace }
friend-choose = Tout peut encore changer ensuite.
friend-change = Changez d’avis tant que le siège est libre.
invite-game = Le jeu
invite-board = Le plateau
invite-seats = Qui s’assied où
wish-me = Vous
wish-free = Qui vient
wish-computer = Ordinateur
invite-where = Qui peut venir
where-link = Qui a le lien
    .about = un ami, à qui vous l’envoyez
where-lobby = Qui passe
    .about = la table est annoncée au salon
your-name = Votre nom
name-needed = Un nom de 1 à 24 lettres, pour que l’on sache avec qui l’on joue.
lay-table = Dresser la table
laying = On dresse la table…
lay-waits = Reconnexion… la table sera dressée dès que le serveur répondra.
new-table-title = Votre table
waiting-friend = On attend votre ami
waiting-anybody = On attend qui passe
waiting-many = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
  }
waiting-line = Vous pouvez fermer cette page\xA0: la table reste dressée.
seat-open = Siège libre
seat-open-line = { $side }\xA0; qui ouvre le lien s’y assied.
seat-open-listed = { $side }\xA0; le premier qui passe s’y assied.
seat-yours = Vous
seat-yours-first = { $side }\xA0; vous commencez.
seat-yours-later = { $side }
seat-drawn-line = Votre camp sera tiré au sort.
seat-computer-line = { $side }\xA0; ordinateur, niveau { $number }.
seat-person-line = { $side }
invite-show = Montrez ce carré à votre ami, ou envoyez-lui le lien.
invite-listed = La table est annoncée au salon\xA0; ce lien y mène aussi.
invite-here = Dans une autre fenêtre de cette machine, ce lien mène déjà à la table.
qr-label = Le lien, à photographier
invite-copy = Copier le lien
copied = Lien copié
copy-failed = Le navigateur refuse de copier\xA0: sélectionnez le lien.
send-link = Envoyer
share-text = Une partie de { $name }\xA0? La table est dressée.
withdraw = Retirer la table
reach-title = Un ami ne peut pas encore vous rejoindre
reach-text = Cette page n’est ouverte que sur votre machine. Pour jouer dans votre réseau, lancez plutôt\xA0:
reach-then = { $count ->
    [0] puis ouvrez la page à l’adresse de cette machine.
    [one] puis ouvrez la page ici\xA0:
   *[other] puis ouvrez la page à l’une de ces adresses\xA0:
  }
reach-stays = La table dressée ici y reste\xA0: à l’autre adresse vous êtes un nouvel invité, et vous en dressez une autre.

# S’asseoir
join-title = { $name } vous invite
join-heading = { $name }, { $pace }
join-line = Dites votre nom et asseyez-vous\xA0: la partie commence quand toutes les places sont prises.
terms-begins = { $name } commence
terms-you-begin = vous commencez
terms-first = premier tour\xA0: { $side }
terms-goes-on = si quelqu’un part, un ordinateur continue à sa place
terms-ends = si quelqu’un part, la partie s’arrête
sit-down = S’asseoir
sit-here = S’asseoir\xA0: { $side }
sit-waits = Reconnexion… votre place sera demandée dès que le serveur répondra.
join-waits = Reconnexion… la table s’ouvrira dès que le serveur répondra.
stand-up = Se lever
table-closed-title = Cette table a été retirée
table-closed-text = Qui l’avait dressée l’a retirée avant que la partie commence. Une autre se dresse en un instant.
no-table-title = Cette table n’existe pas
no-table-text = Le lien est peut-être incomplet. Demandez-le de nouveau à qui vous l’a envoyé.
bad-table-title = Cette table ne s’ouvre pas
none-title = On ne joue pas en ligne ici
none-text = Cette page vient d’une adresse sans serveur de parties. À cet écran, tout se joue comme toujours.

# Le salon
lobby-title = Salon
lobby-line = { $count ->
    [0] personne n’attend pour l’instant
    [one] une table attend quelqu’un
   *[other] { $count } tables attendent quelqu’un
  }
lobby-yours = { $count ->
    [0] Vos parties
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $count } parties
  }
lobby-hurry = { $count ->
    [0] Personne ne vous attend.
   *[other] La plus pressée attend { $until }.
  }
lobby-clock = Une partie à la pendule vous attend\xA0; votre premier tour est libre.
lobby-calm = Rien ne presse\xA0: ces parties se jouent sans pendule.
lobby-none = Vous n’avez pas encore de partie en ligne. Invitez un ami, ou asseyez-vous à une table.
lobby-open = Ouvrir une table
lobby-invite = Inviter un ami
lobby-tables = { $count ->
    [0] aucune
    [one] { $count } table
   *[other] { $count } tables
  }
lobby-empty = Personne n’attend ici pour l’instant. Ouvrez une table\xA0: le premier qui passe s’y assied.
lobby-away = Le serveur est hors de portée\xA0: on ne sait pas qui attend.
lobby-open-one = Ouvrir une table de { $name }
lobby-finished = Finies, à revoir quand vous voulez
lobby-more = Montrer la suite
lobby-with = avec { $names }
lobby-waits = on attend
lobby-seats = on attend quelqu’un
lobby-turn-of = à { $name } de jouer
lobby-your-turn = À vous
lobby-since = depuis { $span }
lobby-just-now = à l’instant
lobby-sit = S’asseoir à la table de { $name }
lobby-own = votre table
result-aborted = annulée
`,en:`## Playing online

among-friends = among friends
someone = somebody
the-computer = the computer
seat-free = free seat
online-loading = Looking for the table…

# Time
pace-day = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
    .about = a move
pace-days = { $count ->
    [one] a day a move
   *[other] { $count } days a move
  }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] a day
   *[other] { $count } days
  }
until-time = until { $time }
until-tomorrow = until tomorrow
until-day = until { $day }

# Who is here
who-instead = computer, in place of { $name }
who-away = { $name }, away for { $span }
who-free-turn = { $name }, first turn free

# The connection
band-opening = Connecting…
band-lost = Reconnecting… the table stays laid.
band-kept = Reconnecting… your move is kept.
band-here = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
  }
band-away = { $count ->
    [one] { $names } is away
   *[other] { $names } are away
  }
band-alone = Connected
band-watching = You are watching
band-watchers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
  }
band-silent = Reconnecting… the server is out of reach.
band-doubt = No network… checking.
band-retry = Try now

# A move on its way
sent-leaves = { $move } leaves as soon as the network is back
sent-clock = Your clock runs until it arrives.
sent-clock-perhaps = Your move is kept; if the server is stopped, the clocks wait.
sent-kept = Your move is kept.
sent-late = { $move } is on its way
sent-waits = Move sent, waiting for the answer.
server-slept = The server slept for { $span }; clocks stood still.
aborted = Game called off

# What is proposed
proposed-draw = You offer a draw; waiting for { $names }.
proposed-take_back = You ask to take a move back; waiting for { $names }.
proposed-rematch = You offer a rematch; waiting for { $names }.
asks-draw = { $name } offers a draw.
asks-take_back = { $name } asks to take a move back.
asks-rematch = { $name } offers a rematch.
declined-draw = { $name } would rather play.
declined-take_back = { $name } will not take it back.
declined-rematch = { $name } leaves it at that.
took-back = { $count ->
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
  }
answer-accept = Accept
answer-decline = Decline
ask-draw-online = Offer a draw?
do-draw-online = Offer
ask-take-back = Ask to take your last move back?
do-take-back = Ask
ask-abort = Call this game off? It will count for nobody.
do-abort = Call it off
ask-begin = The computer takes the last free seat. Begin the game?
do-begin = Begin
ask-withdraw = Take this table away? The link will lead nowhere.
do-withdraw = Take it away
offer-take-back = Take back
abort = Call it off
next-game = Next game

# Talking
chat = Say
chat-unread = Say ({ $count })
chat-heard = Talk
chat-heard-unread = Talk ({ $count })
chat-title = At the table
chat-empty = Nobody has said anything yet.
chat-muted = You do not hear what was said.
chat-text = What you say
chat-send = Say it
chat-not-sent = The connection is down: nothing was sent.
chat-watching = Whoever watches listens; only those who have a seat talk.
chat-over = { $name } says: { $text }
chat-mute = Stop hearing { $name }
chat-unmute = Hear { $name } again
chat-you = you

# Inviting
friend-title = With a friend
friend-line = two phones, one link
open-title = Open a table
open-line = whoever comes by sits down
laid-title = Open table
friend-heading = A game of { $name }, { $pace }
friend-choose = Everything can still be changed later.
friend-change = Change your mind while the seat is free.
invite-game = The game
invite-board = The board
invite-seats = Who sits where
wish-me = You
wish-free = Whoever comes
wish-computer = Computer
invite-where = Who may come
where-link = Who has the link
    .about = a friend you send it to
where-lobby = Who comes by
    .about = the table is among the open games
your-name = Your name
name-needed = A name of 1 to 24 letters, so that people know whom they play with.
lay-table = Lay the table
laying = Laying the table…
lay-waits = Reconnecting… the table will be laid as soon as the server answers.
new-table-title = Your table
waiting-friend = Waiting for your friend
waiting-anybody = Waiting for whoever comes by
waiting-many = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
  }
waiting-line = You may close this page: the table stays laid.
seat-open = Free seat
seat-open-line = { $side }; whoever opens the link sits here.
seat-open-listed = { $side }; whoever comes by first sits here.
seat-yours = You
seat-yours-first = { $side }; you begin.
seat-yours-later = { $side }
seat-drawn-line = Your side will be drawn by lot.
seat-computer-line = { $side }; computer, level { $number }.
seat-person-line = { $side }
invite-show = Show this square to your friend, or send them the link.
invite-listed = The table is among the open games; this link leads to it as well.
invite-here = In another window on this machine, this link already leads to the table.
qr-label = The link, to be photographed
invite-copy = Copy the link
copied = Link copied
copy-failed = The browser refuses to copy: select the link.
send-link = Send
share-text = A game of { $name }? The table is laid.
withdraw = Take the table away
reach-title = A friend cannot reach you yet
reach-text = This page is open on your own machine only. To play in your network, run this instead:
reach-then = { $count ->
    [0] then open the page at this machine’s address.
    [one] then open the page here:
   *[other] then open the page at one of these addresses:
  }
reach-stays = The table laid here stays here: at the other address you are a new guest, and lay another one.

# Sitting down
join-title = { $name } invites you
join-heading = { $name }, { $pace }
join-line = Say your name and sit down: the game begins when all seats are taken.
terms-begins = { $name } begins
terms-you-begin = you begin
terms-first = first turn: { $side }
terms-goes-on = if somebody leaves, a computer goes on in their place
terms-ends = if somebody leaves, the game ends
sit-down = Sit down
sit-here = Sit down: { $side }
sit-waits = Reconnecting… your seat will be asked for as soon as the server answers.
join-waits = Reconnecting… the table will open as soon as the server answers.
stand-up = Stand up
table-closed-title = This table was taken away
table-closed-text = Whoever laid it took it away before the game began. Another one is laid in a moment.
no-table-title = There is no such table
no-table-text = The link may be incomplete. Ask whoever sent it to send it again.
bad-table-title = This table does not open
none-title = Nobody plays online here
none-text = This page comes from an address without a game server. At this screen everything plays as ever.

# The open games
lobby-title = Open games
lobby-line = { $count ->
    [0] nobody is waiting just now
    [one] one table waits for somebody
   *[other] { $count } tables wait for somebody
  }
lobby-yours = { $count ->
    [0] Your games
    [one] Your turn in one game
   *[other] Your turn in { $count } games
  }
lobby-hurry = { $count ->
    [0] Nobody is waiting for you.
   *[other] The most urgent waits { $until }.
  }
lobby-clock = A game on a clock waits for you; your first turn is free.
lobby-calm = No hurry: these games have no clock.
lobby-none = You have no online games yet. Invite a friend, or sit down at a table.
lobby-open = Open a table
lobby-invite = Invite a friend
lobby-tables = { $count ->
    [0] none
    [one] { $count } table
   *[other] { $count } tables
  }
lobby-empty = Nobody is waiting here just now. Open a table: whoever comes by sits down.
lobby-away = The server is out of reach: nobody knows who is waiting.
lobby-open-one = Open a table of { $name }
lobby-finished = Finished, to look at again
lobby-more = Show more
lobby-with = with { $names }
lobby-waits = waiting
lobby-seats = waiting for somebody
lobby-turn-of = { $name } to move
lobby-your-turn = Your turn
lobby-since = for { $span }
lobby-just-now = just now
lobby-sit = Sit down at { $name }’s table
lobby-own = your table
result-aborted = called off
`});var z=1e3,B=60*z,V=60*B,H=24*V,U=e=>e.kind===`clock`?{minutes:e.base/B,increment:e.increment/z}:null,W=e=>e.kind===`days`?c(`pace-days`,{count:e.days}):h(U(e));function G(e){if(e>=H)return K(Math.floor(e/H),Math.floor(e%H/V));if(e<V)return g(e,s.values.lang);let t=String(Math.floor(e%V/B)).padStart(2,`0`);return c(`time-hours`,{hours:Math.floor(e/V),minutes:t})}var K=(e,t)=>t===0?c(`pace-day`,{count:e}):c(`time-days`,{days:e,hours:t});function q(e){return e<B?c(`span-seconds`,{count:Math.max(1,Math.floor(e/z))}):e<V?c(`span-minutes`,{count:Math.floor(e/B)}):e<H?c(`span-hours`,{count:Math.floor(e/V)}):c(`span-days`,{count:Math.floor(e/H)})}var J=(e,t)=>t-e<B?c(`lobby-just-now`):c(`lobby-since`,{span:q(t-e)});function Y(e,t){let{lang:n}=s.values,r=e=>new Date(e).setHours(0,0,0,0),i=Math.round((r(e)-r(t))/H);if(i<=0){let t=new Intl.DateTimeFormat(n,{hour:`numeric`,minute:`2-digit`}).format(e);return c(`until-time`,{time:t})}return i===1?c(`until-tomorrow`):c(`until-day`,{day:new Intl.DateTimeFormat(n,{weekday:`long`}).format(e)})}var X=e=>e===null?c(`someone`):e.kind===`person`?e.name:c(`the-computer`);function Z(e,t){let n=e.filter(e=>e?.kind!==`person`||e.id!==t);return new Intl.ListFormat(s.values.lang,{type:`conjunction`}).format(n.map(X))}var Q=(e,t)=>[..._(e),...m(e,t)],$=(e,{leaving:t})=>e.players.length>2?[c(t===`ends`?`terms-ends`:`terms-goes-on`)]:[];j.start(),n(()=>{let n=i(()=>j.you?.id),r=i(()=>I([...j.mine.values()],e(n)));t(()=>{let{page:t,rest:i}=u.route,a=t===`j`?i[0]:void 0;p.waiting=e(r).filter(t=>t.id!==a&&F(t,e(n))).length}),t(()=>{let{rules:t}=d,i=e(r).find(({summary:e})=>e.waits===`move`),a=i&&t?.game(i.summary.game);if(!t||!i||!a||u.route.page!==`home`){p.going=null;return}j.line===`open`&&N.ask(t,i);let o=N.of(i.id);p.going=o&&{id:i.id,game:a,scene:{...o.view.scene,marks:[]},names:Z(i.summary.seats,e(n)),plies:o.view.plies.length,isMyTurn:F(i,e(n))}})});export{X as a,q as c,L as d,I as f,j as g,N as h,$ as i,G as l,R as m,Z as n,W as o,F as p,Q as r,J as s,U as t,Y as u};