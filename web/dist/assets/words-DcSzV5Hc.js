var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`proxy path`),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},C=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`,we=`http://www.w3.org/2000/svg`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Ee(),Se;return E=e}function ke(){return D(gn(E))}function Ae(e){if(w){if(gn(E)!==null)throw Ee(),Se;E=e}}function je(e=1){if(w){for(var t=e,n=E;t--;)n=gn(n);E=n}}function Me(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=gn(n);e&&n.remove(),n=i}}function Ne(e){if(!e||e.nodeType!==8)throw Ee(),Se;return e.data}function Pe(e){return e===this.v}function Fe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ie(e){return!Fe(e,this.v)}function Le(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ye=!1;function Xe(){Ye=!0}var Ze=[];function Qe(e,t=!1,n=!1){return $e(e,new Map,``,Ze,null,n)}function $e(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=$e(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=$e(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return $e(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function et(e,t){return e.label=t,tt(e.v,t),e}function tt(e,t){return e?.[me]?.(t),e}function nt(e){return typeof e==`symbol`?`Symbol(${e.description})`:typeof e==`function`?`<function>`:typeof e==`object`&&e?`<object>`:String(e)}var O=null;function rt(e){O=e}function it(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:W,l:Ye&&!t?{s:null,u:null,$:[]}:null}}function at(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)Mn(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,ot(e)}function ot(e={}){return i(e,de,{value:!0}),e}function st(){return!Ye||O!==null&&O.l===null}var ct=[];function lt(){var e=ct;ct=[],h(e)}function k(e){if(ct.length===0&&!Lt){var t=ct;queueMicrotask(()=>{t===ct&&lt()})}ct.push(e)}function ut(){for(;ct.length>0;)lt()}var dt=~(b|x|y);function A(e,t){e.f=e.f&dt|t}function ft(e){e.f&512||e.deps===null?A(e,y):A(e,x)}function pt(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),A(e,y)}function mt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function ht(e){w&&L(e)!==null&&xn(e)}var gt=!1;function _t(){gt||(gt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function vt(e){var t=V,n=W;U(null),tr(null);try{return e()}finally{U(t),tr(n)}}function yt(e,t,n,r=n){e.addEventListener(t,()=>vt(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),_t()}function bt(e,t,n,r){let i=st()?wt:Ot;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=W,c=xt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){En(e,s)}St()}}var d=Ct();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Et(e))).then(u).catch(e=>En(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),St())}):f()}function xt(){var e=W,t=V,n=O,r=j;return function(i=!0){tr(e),U(t),rt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function St(e=!0){tr(null),U(null),rt(null),e&&j?.deactivate()}function Ct(){var e=W,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function wt(e){var t=2|b;return W!==null&&(W.f|=ie),{ctx:O,deps:null,effects:null,equals:Pe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:W,ac:null}}var Tt=Symbol(`obsolete`);function Et(e,t,n){let r=W;r===null&&Re();var i=void 0,a=$t(C),o=!V,s=new Set;return Ln(()=>{var t=W,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(St)}catch(e){n.reject(e),St()}var c=j;if(o){if(t.f&32768)var l=Ct();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Tt);else for(let e of s.values())e.reject(Tt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Tt&&(c.activate(),t?(a.f|=le,rn(a,t)):(a.f&8388608&&(a.f^=le),rn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),An(()=>{for(let e of s)e.reject(Tt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Dt(e){let t=wt(e);return rr(t),t}function Ot(e){let t=wt(e);return t.equals=Ie,t}function kt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function At(e){var t,n=W,r=e.parent;if(!$n&&r!==null&&e.v!==C&&r.f&24576)return Te(),e.v;tr(r);try{kt(e),t=fr(e)}finally{tr(n)}return t}function jt(e){var t=At(e);!e.equals(t)&&(e.wv=lr(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Ft?.capture(e,t,!0)),e.deps===null))?A(e,y):$n||(M===null?ft(e):(kn()||j?.is_fork)&&M.set(e,t))}function Mt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&vt(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=f),hr(t,0),Un(t))}function Nt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&gr(t)}var Pt=null,j=null,Ft=null,M=null,It=null,Lt=!1,Rt=!1,zt=null,Bt=null,Vt=0,Ht=1,Ut=class e{id=Ht++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Pt===null?Pt=this:(Pt.next=this,this.prev=Pt),Pt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,b),t(r);for(r of n.m)A(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=zt=[],n=[],r=Bt=[];this.#a.length>0;){Vt++>1e3&&(this.#b(),Gt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Xt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(zt=null,Bt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Yt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Ft=this,qt(n),qt(t),Ft=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(N.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):ur(r)&&(i&16&&this.add_dirty_reaction(r,x),gr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)pt(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Rt=!0,j=this,this.#m()}finally{Vt=0,It=null,zt=null,Bt=null,Rt=!1,j=null,M=null,N.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Tt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(j===null){let t=j=new e;!Rt&&!Lt&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){It=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Pt=e:t.prev=e,this.linked=!1}}};function Wt(e){var t=Lt,n=Ft;Ft=null,Lt=!0;try{var r;for(e&&(Wt(),r=e());;){if(ut(),j===null)return r;j.flush()}}finally{Lt=t,Ft=n}}function Gt(){try{Ue()}catch(e){En(e,It)}}var Kt=null;function qt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ur(r)&&(Kt=new Set,gr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Kn(r),Kt?.size>0)){N.clear();for(let e of Kt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Kt.has(n)&&(Kt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||gr(n)}}Kt.clear()}}Kt=null}}function Jt(e){j.schedule(e)}function Yt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,y);for(var n=e.first;n!==null;)Yt(n,t),n=n.next}}function Xt(e){A(e,y);for(var t=e.first;t!==null;)Xt(t),t=t.next}var Zt=new Set,N=new Map,Qt=!1;function $t(e,t){return{f:0,v:e,reactions:null,equals:Pe,rv:0,wv:0}}function P(e,t){let n=$t(e,t);return rr(n),n}function en(e,t=!1,n=!0){let r=$t(e);return t||(r.equals=Ie),Ye&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function F(e,t,n=!1){return V!==null&&(!H||V.f&131072)&&st()&&V.f&4325394&&(nr===null||!nr.has(e))&&qe(),rn(e,n?cn(t):t,Bt)}var tn=null,nn=0;function rn(e,t,n=null){if(!e.equals(t)){$n?N.set(e,t):N.has(e)||N.set(e,e.v);var r=Ut.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&At(t),M===null&&ft(t)}e.wv=lr(),tn=null,nn=0,sn(e,b,n),tn=null,st()&&W!==null&&W.f&1024&&!(W.f&96)&&(q===null?ir([e]):q.push(e)),!r.is_fork&&Zt.size>0&&!Qt&&an()}return t}function an(){Qt=!1;for(let e of Zt){e.f&1024&&A(e,x);let t;try{t=ur(e)}catch{t=!0}t&&gr(e)}Zt.clear()}function on(e){F(e,e.v+1)}function sn(e,t,n){var r=e.reactions;if(r!==null){var i=st(),a=r.length;if(nn+=a,nn>1e5&&tn===null&&(tn=new Set),tn!==null){if(tn.has(e))return;tn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==W){var l=(c&b)===0;if(l&&A(s,t),c&131072)Zt.add(s);else if(c&2){var u=s;M?.delete(u),sn(u,x,n)}else if(l){var d=s;c&16&&Kt!==null&&Kt.add(d),n===null?Jt(d):n.push(d)}}}}}function cn(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=sr,f=e=>{if(sr===d)return e();var t=V,n=sr;U(null),cr(d);var r=e();return U(t),cr(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ge();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(C,u));r.set(t,e),on(o)}}else F(n,C),on(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(cn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=J(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=J(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(W!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?cn(e[t]):C,u)),r.set(t,n)),J(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(C,u)),r.set(d+``,p)):F(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,cn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>cn(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}on(o)}return!0},ownKeys(e){J(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function ln(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function un(e,t){return Object.is(ln(e),ln(t))}var dn,fn,pn,mn;function hn(){if(dn===void 0){dn=window,fn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;pn=a(t,`firstChild`).get,mn=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return pn.call(e)}function gn(e){return mn.call(e)}function _n(e,t){if(!w)return L(e);var n=L(E);if(n===null)n=E.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),D(r),r}return t&&wn(n),D(n),n}function vn(e,t=!1){if(!w){var n=L(e);return n instanceof Comment&&n.data===``?gn(n):n}if(t){if(E?.nodeType!==3){var r=I();return E?.before(r),D(r),r}wn(E)}return E}function yn(e,t=!1){if(!w)return L(e);var n=_n(e,t);return Ae(e),n}function bn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=gn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),D(a),a}wn(r)}return D(r),r}function xn(e){e.textContent=``}function Sn(){return!1}function Cn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function wn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Tn(e){var t=W;if(t===null)return V.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;En(e,t)}function En(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Dn(e){W===null&&(V===null&&He(e),Ve()),$n&&Be(e)}function On(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function R(e,t){var n=W;n!==null&&n.f&8192&&(e|=S);var r={ctx:O,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)zt===null?Ut.ensure().schedule(r):zt.push(r);else if(t!==null){try{gr(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&On(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function kn(){return V!==null&&!H}function An(e){let t=R(8,null);return A(t,y),t.teardown=e,t}function jn(e){Dn(`$effect`);var t=W.f;if(!V&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return Mn(e)}function Mn(e){return R(4|ae,e)}function Nn(e){return Dn(`$effect.pre`),R(8|ae,e)}function Pn(e){Ut.ensure();let t=R(64|ie,e);return()=>{B(t)}}function Fn(e){Ut.ensure();let t=R(64|ie,e);return(e={})=>new Promise(n=>{e.outro?qn(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function In(e){return R(4,e)}function Ln(e){return R(ce|ie,e)}function Rn(e,t=0){return R(8|t,e)}function zn(e,t=[],n=[],r=[]){bt(r,t,n,t=>{R(8,()=>{e(...t.map(J))})})}function Bn(e,t=0){return R(16|t,e)}function Vn(e,t=0){return R(v|t,e)}function z(e){return R(32|ie,e)}function Hn(e){var t=e.teardown;if(t!==null){let n=$n,r=V;er(!0),U(null);try{t.call(null)}catch(t){En(t,e.parent)}finally{er(n),U(r)}}}function Un(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&vt(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function Wn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Gn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Un(e,t&&!n),hr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Hn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Kn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Gn(e,t){for(;e!==null;){var n=e===t?null:gn(e);e.remove(),e=n}}function Kn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function qn(e,t,n=!0){var r=[];e.f|=256,Jn(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Jn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Jn(i,t,o?n:!1)}i=a}}}function Yn(e){e.f&=-257,Xn(e,!0)}function Xn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(A(e,b),Ut.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Xn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Zn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:gn(n);t.append(n),n=i}}var Qn=null,$n=!1;function er(e){$n=e}var V=null,H=!1;function U(e){V=e}var W=null;function tr(e){W=e}var nr=null;function rr(e){V!==null&&(V.f&2097152||V.f&2)&&(nr??=new Set).add(e)}var G=null,K=0,q=null;function ir(e){q=e}var ar=1,or=0,sr=or;function cr(e){sr=e}function lr(){return++ar}function ur(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ur(a)&&jt(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,y)}return!1}function dr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(nr!==null&&nr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?dr(a,t,!1):t===a&&(n?A(a,b):a.f&1024&&A(a,x),Jt(a))}}function fr(e){var t=G,n=K,r=q,i=V,a=nr,o=O,s=H,c=sr,l=e.f;G=null,K=0,q=null,V=l&96?null:e,nr=null,rt(e.ctx),H=!1,sr=++or,e.ac!==null&&(vt(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=te;var f=pr(e);if(st()&&q!==null&&!H&&f!==null&&!(e.f&6146))for(var p=0;p<q.length;p++)dr(q[p],e);if(i!==null&&i!==e){if(or++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=or;if(t!==null)for(let e of t)e.rv=or;q!==null&&(r===null?r=q:r.push(...q))}return e.f&8388608&&(e.f^=le),d}catch(t){return pr(e),Tn(t)}finally{e.f^=se,G=t,K=n,q=r,V=i,nr=a,rt(o),H=s,sr=c}}function pr(e){var t=e.deps,n=j?.is_fork;if(G!==null){var r;if(n||hr(e,K),t!==null&&K>0)for(t.length=K+G.length,r=0;r<G.length;r++)t[K+r]=G[r];else e.deps=t=G;if(kn()&&e.f&512)for(r=K;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&K<t.length&&(hr(e,K),t.length=K);return t}function mr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(G===null||!n.call(G,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&ft(s),s.ac!==null&&vt(()=>{s.ac.abort(be),s.ac=null,A(s,b)}),Mt(s),hr(s,0)}}function hr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)mr(e,n[r])}function gr(e){var t=e.f;if(!(t&16384)){A(e,y);var n=W;W=e;try{t&16777232?Wn(e):Un(e),Hn(e);var r=fr(e);e.teardown=typeof r==`function`?r:null,e.wv=ar}finally{W=n}}}async function _r(){await Promise.resolve(),Wt()}function J(e){var t=!!(e.f&2);if(Qn?.add(e),V!==null&&!H&&!(W!==null&&W.f&16384)&&(nr===null||!nr.has(e))){var r=V.deps;if(V.f&2097152)e.rv<or&&(e.rv=or,G===null&&r!==null&&r[K]===e?K++:G===null?G=[e]:G.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if($n&&N.has(e))return N.get(e);if(t){var a=e;if($n){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||yr(a))&&(o=At(a)),N.set(a,o),o}var s=!(a.f&512)&&!H&&V!==null&&!!(V.f&512),c=(a.f&te)===0;ur(a)&&(s&&(a.f|=512),jt(a)),s&&!c&&(Nt(a),vr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function vr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Nt(r),vr(r))}}function yr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(N.has(t)||t.f&2&&yr(t))return!0;return!1}function Y(e){var t=H;try{return H=!0,e()}finally{H=t}}function br(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)xr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&xr(n)}}}function xr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{xr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function Sr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var Cr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function wr(e){return Cr.includes(e)}var Tr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),Er={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Dr(e){return e=e.toLowerCase(),Er[e]??e}[...Tr];var Or=[`touchstart`,`touchmove`];function kr(e){return Or.includes(e)}var Ar=[`textarea`,`script`,`style`,`title`];function jr(e){return Ar.includes(e)}var Mr=Symbol(`events`),Nr=new Set,Pr=new Set;function Fr(e,t,n,r={}){function i(e){if(r.capture||Hr.call(t,e),!e.cancelBubble)return vt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Ir(e,t,n,r={}){var i=Fr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Lr(e,t,n,r,i){var a={capture:r,passive:i},o=Fr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&An(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Rr(e,t,n){(t[Mr]??={})[e]=n}function zr(e){for(var t=0;t<e.length;t++)Nr.add(e[t]);for(var n of Pr)n(e)}var Br=null,Vr=!1;function Hr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Br=e,Vr||(Vr=!0,setTimeout(()=>{Vr=!1,Br=null}));var s=0,c=Br===e&&e[Mr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Mr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=W;U(null),tr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Mr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Mr]=t,delete e.currentTarget,U(d),tr(f)}}}var Ur=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Wr(e){return Ur?.createHTML(e)??e}function Gr(e){var t=Cn(`template`);return t.innerHTML=Wr(e.replaceAll(`<!>`,`<!---->`)),t.content}function X(e,t){var n=W;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Kr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return X(E,null),E;i===void 0&&(i=Gr(a?e:`<!>`+e),n||(i=L(i)));var t=r||fn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;X(o,s)}else X(t,t);return t}}function qr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return X(E,null),E;if(!o){var e=L(Gr(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;X(n,r)}else X(t,t);return t}}function Jr(e,t){return qr(e,t,`svg`)}function Yr(e=``){if(!w){var t=I(e+``);return X(t,t),t}var n=E;return n.nodeType===3?wn(n):(n.before(n=I()),D(n)),X(n,n),n}function Xr(){if(w)return X(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),X(t,n),e}function Zr(e,t){if(w){var n=W;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),ke()}else e!==null&&e.before(t)}function Qr(){if(w&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return ke(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function $r(e){let t=0,n=$t(0),r;return()=>{kn()&&(J(n),Rn(()=>(t===0&&(r=Y(()=>e(()=>on(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,on(n))})})))}}var ei=re|ie;function ti(e,t,n,r){new ni(e,t,n,r)}var ni=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=$r(()=>(this.#p=$t(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=W;t.b=this,t.f|=128,n(e)},this.parent=W.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Bn(()=>{if(w){let e=Ne(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ei),w&&(this.#e=E)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Oe():(t=!0,n&&Je(),this.#s!==null&&qn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){En(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){En(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,qn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Zn(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){pt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=W,n=V,r=O;tr(this.#i),U(this.#i),rt(this.#i.ctx);try{return Ut.ensure(),e()}finally{tr(t),U(n),rt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&qn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&rn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),J(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(D(this.#t),je(),D(Me()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=W;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return En(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){En(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>En(e,this.#i&&this.#i.parent)):n(t)}})}};function ri(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function ii(e,t){return oi(e,t)}var ai=new Map;function oi(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){hn();var l=void 0,u=Fn(()=>{var s=n??t.appendChild(I());ti(s,{pending:()=>{}},t=>{it({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&X(t,null),l=e(t,i)||ot(),w&&(W.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Ee(),Se;at()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=kr(r);for(let e of[t,document]){var a=ai.get(e);a===void 0&&(a=new Map,ai.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Hr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Nr)),Pr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=ai.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Hr),r.delete(e),r.size===0&&ai.delete(n)):r.set(e,i)}Pr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return si.set(l,u),l}var si=new WeakMap;function ci(e,t){let n=si.get(e);return n?(si.delete(e),n(t)):Promise.resolve()}var li=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Yn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Yn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Zn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),qn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=Sn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ui=0,di=1,fi=2;function pi(e,t,n,r,i){w&&ke();var a=st(),o=C,s=a?$t(o):en(o,!1,!1),c=a?$t(o):en(o,!1,!1),l=new li(e);Bn(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(Me()),T(!1)),p(o)){var f=xt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Ut.ensure();try{e()}finally{St(!1),Lt||Wt()}}};o.then(t=>{e(()=>{rn(s,t),l.ensure(di,r&&(e=>r(e,s)))})},t=>{e(()=>{if(rn(c,t),l.ensure(fi,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ui,n):k(()=>{m||e(()=>{l.ensure(ui,n)})})}else rn(s,o),l.ensure(di,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function mi(e,t,n=!1){var r;w&&(r=E,ke());var i=new li(e),a=n?re:0;function o(e,t){if(w){var n=Ne(r);if(e!==parseInt(n.substring(1))){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Bn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var hi=Symbol(`NaN`);function gi(e,t,n){w&&ke();var r=new li(e),i=!st();Bn(()=>{var e=t();e!==e&&(e=hi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function _i(e,t){return t}function vi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];qn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;yi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;xn(d),d.append(u),e.items.clear()}yi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function yi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Zn(a,document.createDocumentFragment())):B(t[i],n)}}var bi;function xi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(L(u)):u.appendChild(I())}w&&ke();var d=null,f=Ot(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=J(f);_.fallback=d,Ci(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,Ti(d,null,c)):Yn(d):qn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Bn(()=>{var e=J(f),t=e.length;let r=!1;w&&Ne(c)===`[!`!=(t===0)&&(c=Me(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=Sn(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&rn(S.v,b),S.i&&rn(S.i,y),v&&_.unskip_effect(S.e)):(S=wi(l,m?c:bi??=I(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(bi??=I())),d.f|=oe)),t>u.size&&ze(``,``,``),w&&t>0&&D(Me()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),J(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function Si(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Ci(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Si(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Yn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)Ti(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Ei(e,d,_),Ei(e,_,y),Ti(_,y,n),d=_,p=[],m=[],l=Si(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)Ti(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Ei(e,S.prev,ee.next),Ei(e,d,S),Ei(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),Ti(_,l,n),Ei(e,_.prev,_.next),Ei(e,_,d===null?e.effect.first:d.next),Ei(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Si(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Si(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(yi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=Si(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}vi(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function wi(e,t,n,r,i,a,o,s){var c=o&1?o&16?$t(n):en(n,!1,!1):null,l=o&2?$t(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Ti(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=gn(r);if(a.before(r),r===i)return;r=o}}function Ei(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Di(e,t,...n){var r=new li(e);Bn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function Oi(e,t,n){var r;w&&(r=E,ke());var i=new li(e);Bn(()=>{var e=t()??null;if(w&&Ne(r)===`[`!=(e!==null)){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function ki(e,t,n,r,i,a){let o=w;w&&ke();var s=null;w&&E.nodeType===1&&(s=E,ke());var c=w?E:e,l=new li(c,!1);Bn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?we:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:Cn(e,a),X(s,s),r){var i=null;w&&jr(e)&&s.append(i=document.createComment(``));var o=w?L(s):s.appendChild(I());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}W.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},re),An(()=>{}),o&&(T(!0),D(c))}function Ai(e,t,n){In(()=>{var r=Y(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Rn(()=>{var e=n();br(e),i&&Fe(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function ji(e,t){var n=void 0,r;Vn(()=>{n!==(n=t())&&(r&&=(B(r),null),n&&(r=z(()=>{In(()=>n(e))})))})}function Mi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Mi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ni(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Mi(e))&&(r&&(r+=` `),r+=t);return r}function Pi(e){return typeof e==`object`?Ni(e):e??``}var Fi=[...` 	
\r\f\xA0\v﻿`];function Ii(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Fi.includes(r[o-1]))&&(s===r.length||Fi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Li(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ri(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function zi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ri)),i&&c.push(...Object.keys(i).map(Ri));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ri(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Li(r)),i&&(n+=Li(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Bi(e,t,n,r,i,a){var o=e[ge];if(w||o!==n||o===void 0){var s=Ii(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Vi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Hi(e,t,n,r){var i=e[_e];if(w||i!==t){var a=zi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Vi(e,n?.[0],r[0]),Vi(e,n?.[1],r[1],`important`)):Vi(e,n,r));return r}function Ui(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Wi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Gi(e,!n||`__value`in e))}function Gi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Ji(c);Ui(c,i?a.includes(l):un(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Ki(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(Ji(i))}else{for(i of t.options)if(un(Ji(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function qi(e){var t=new MutationObserver(t=>{t.every(Yi)||(`__defaultValue`in e&&Gi(e,!1),`__value`in e&&Ki(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),An(()=>{t.disconnect()})}function Ji(e){return`__value`in e?e.__value:e.value}function Yi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Xi=Symbol(`class`),Zi=Symbol(`style`),Qi=Symbol(`is custom element`),$i=Symbol(`is html`),ea=xe?`link`:`LINK`,ta=xe?`input`:`INPUT`,na=xe?`option`:`OPTION`,ra=xe?`select`:`SELECT`,ia=xe?`progress`:`PROGRESS`;function aa(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;ca(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;ca(e,`checked`,null),e.checked=r}}};e[ye]=n,k(n),_t()}}function oa(e,t){var n=da(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===ia)&&(e.value=t??``)}function sa(e,t){var n=da(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function ca(e,t,n,r){var i=da(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ea))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&pa(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function la(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===ta&&(`defaultValue`in n||`defaultChecked`in n||aa(e));var o=da(e),s=o[Qi],c=!o[$i];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===na,f=e.nodeName===ra;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Pi(n.class):(r||n[Xi])&&(n.class=null),n[Zi]&&(n.style??=null);var m=pa(e);if(e.nodeName===ta&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,ca(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Bi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Xi],n[Xi]),u[i]=l,u[Xi]=n[Xi];else if(i===`style`)Hi(e,l,t?.[Zi],n[Zi]),u[i]=l,u[Zi]=n[Zi];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=wr(r);if(Sr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Rr(r,e,l),zr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Fr(r,e,a,t)}}else if(i===`style`)ca(e,i,l);else if(i===`autofocus`)mt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===ia)&&(e.value=l);else if(i===`selected`&&d)Ui(e,l);else{var y=i;c||(y=Dr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&ca(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function ua(e,t,n=[],r=[],i=[],a,o=!1,s=!1){bt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===ra,l=!1;if(Vn(()=>{var u=t(...n.map(J)),d=la(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Wi(f,u.defaultValue),`value`in u&&Ki(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||B(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&B(i[t]),i[t]=z(()=>ji(e,()=>p))),d[t]=p}r=d}),c){var u=e;In(()=>{var e=r;`defaultValue`in e&&Wi(u,e.defaultValue),Ki(u,e.value,!0),qi(u)})}l=!0})}function da(e){return e[he]??={[Qi]:e.nodeName.includes(`-`),[$i]:e.namespaceURI===Ce}}var fa=new Map;function pa(e){var t=e.getAttribute(`is`)||e.nodeName,n=fa.get(t);if(n)return n;fa.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ma(e,t,n=t){var r=new WeakSet;yt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ga(e)?_a(a):a,n(a),j!==null&&r.add(j),await _r(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||Y(t)==null&&e.value)&&(n(ga(e)?_a(e.value):e.value),j!==null&&r.add(j)),Rn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}ga(e)&&n===_a(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function ha(e,t,n=t){yt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||Y(t)==null)&&n(e.checked),Rn(()=>{e.checked=!!t()})}function ga(e){var t=e.type;return t===`number`||t===`range`}function _a(e){return e===``?null:+e}var va=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ya(e,t,n){var r=va.observe(e,()=>n(e[t]));In(()=>(Y(()=>n(e[t])),r))}function ba(e,t){return e===t||e?.[ue]===t}function xa(e=ot(),t,n,r){var i=O.r,a=W;return In(()=>{var o,s;return Rn(()=>{o=s,s=r?.()||[],Y(()=>{ba(n(...s),e)||(t(e,...s),o&&ba(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ba(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Sa(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Rn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&An(()=>{n.removeEventListener(t,a)})}function Ca(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>br(t.s);if(e){let e=0,n={},i=wt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>J(i)}n.b.length&&Nn(()=>{wa(t,r),h(n.b)}),jn(()=>{let e=Y(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&jn(()=>{wa(t,r),h(n.a)})}function wa(e,t){if(e.l.s)for(let t of e.l.s)J(t);t()}var Ta=!1;function Ea(e){var t=Ta;try{return Ta=!1,[e(),Ta]}finally{Ta=t}}var Da={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function Oa(e,t,n){return new Proxy({props:e,exclude:t},Da)}var ka={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Aa(...e){return new Proxy({props:e},ka)}function ja(e,t,n,r){var i=!Ye||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=wt(r),J(u)):(l&&(l=!1,c=s?Y(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Ea(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?wt:Ot)(()=>(v=!1,g()));o&&J(y);var b=W;return(function(e,t){if(arguments.length>0){let n=t?J(y):i&&o?cn(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return $n&&v||b.f&16384?y.v:J(y)})}function Ma(e){O===null&&Le(`onMount`),Ye&&O.l!==null?Pa(O).m.push(e):jn(()=>{let t=Y(e);if(typeof t==`function`)return t})}function Na(e){O===null&&Le(`onDestroy`),Ma(()=>()=>Y(e))}function Pa(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}var Fa=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends Fa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ia=class extends Fa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},La=class e extends Fa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Fa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Fa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ra=100,za=`⁨`,Ba=`⁩`;function Va(e,t,n){return n===t||n instanceof Ia&&t instanceof Ia&&n.value===t.value||t instanceof Ia&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ha(e,t,n){return t[n]?Za(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function Ua(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Wa(e,i.value):n.push(Wa(e,i));return{positional:n,named:r}}function Wa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ia(t.value,{minimumFractionDigits:t.precision});case`var`:return Ga(e,t);case`mesg`:return Ka(e,t);case`term`:return qa(e,t);case`func`:return Ja(e,t);case`select`:return Ya(e,t);default:return new Z}}function Ga(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof Fa)return n;switch(typeof n){case`string`:return n;case`number`:return new Ia(n);case`object`:if(La.supportsValue(n))return new La(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function Ka(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?Za(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?Za(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function qa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=Ua(e,r).named;let n=Za(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=Ua(e,r).named;let o=Za(e,a.value);return e.params=null,o}function Ja(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=Ua(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function Ya(e,{selector:t,variants:n,star:r}){let i=Wa(e,t);if(i instanceof Z)return Ha(e,n,r);for(let t of n)if(Va(e,i,Wa(e,t.key)))return Za(e,t.value);return Ha(e,n,r)}function Xa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ra)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ra}`);r&&n.push(za),n.push(Wa(e,i).toString(e)),r&&n.push(Ba)}return e.dirty.delete(t),n.join(``)}function Za(e,t){return typeof t==`string`?e.bundle._transform(t):Xa(e,t)}var Qa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function $a(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var eo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function to(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof Ia)return new Ia(n.valueOf(),{...n.opts,...$a(t,eo)});if(n instanceof La)return new Ia(n.toNumber(),{...$a(t,eo)});throw TypeError(`Invalid argument to NUMBER`)}var no=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ro(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof La||n instanceof Ia)return new La(n,$a(t,no));throw TypeError(`Invalid argument to DATETIME`)}var io=new Map;function ao(e){let t=Array.isArray(e)?e.join(` `):e,n=io.get(t);return n===void 0&&(n=new Map,io.set(t,n)),n}var oo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:to,DATETIME:ro,...t},this._useIsolating=n,this._transform=r,this._intls=ao(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Qa(this,n,t);try{return Xa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},so=/^(-?[a-zA-Z][\w-]*) *= */gm,co=/\.([a-zA-Z][\w-]*) *= */y,lo=/\*?\[/y,uo=/(-?[0-9]+(?:\.([0-9]+))?)/y,fo=/([a-zA-Z][\w-]*)/y,po=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,mo=/^[A-Z][A-Z0-9_-]*$/,ho=/([^{}\n\r]+)/y,go=/([^\\"\n\r]*)/y,_o=/\\([\\"])/y,vo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,yo=/^\n+/,bo=/ +$/,xo=/ *\r?\n/g,So=/( *)$/,Co=/{\s*/y,wo=/\s*}/y,To=/\[\s*/y,Eo=/\s*] */y,Do=/\s*\(\s*/y,Oo=/\s*->\s*/y,ko=/\s*:\s*/y,Ao=/\s*,?\s*/y,jo=/\s+/y,Mo=class{constructor(e){this.body=[],so.lastIndex=0;let t=0;for(;;){let n=so.exec(e);if(n===null)break;t=so.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(co);){let t=o(co),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ho)&&(r=o(ho)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,yo),u([i],i.length)):r?S(r,bo):null}function u(r=[],i){for(;;){if(n(ho)){r.push(o(ho));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,bo));let c=[];for(let e of r)e instanceof No&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Co,SyntaxError);let e=f();if(i(wo))return e;if(i(Oo)){let t=h();return i(wo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(po)){let[,e,t,n=null]=a(po);if(e===`$`)return{type:`var`,name:t};if(i(Do)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(mo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ao)}}function m(){let e=f();return e.type===`mesg`&&i(ko)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(lo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(To,SyntaxError);let e;return e=n(uo)?v():{type:`str`,value:o(fo)},i(Eo,SyntaxError),e}function _(){if(n(uo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(uo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(go),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(_o))return o(_o);if(n(vo)){let[,e,t]=a(vo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(jo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(xo,`
`),n=So.exec(e)[1].length;return new No(t,n)}}},No=class{constructor(e,t){this.value=e,this.length=t}},Po=`## The page: what the browser says

site-name = Siliam
site-line = three games of Siam
site-heading = Siliam, three games of Siam
page-title = { $here } — Siliam
site-title = Siliam — Siam, Squaryd, Sam Liam
nav = Pages
nav-home = Home
nav-rules = Rules
nav-settings = Settings
nav-lobby = Open games
nav-about = About
nav-other-language = Français
loading = Setting out the board…
retry = Try again
go-home = Back home
cancel = Cancel
close = Close

# Home
play = Play
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
continue = Continue
continue-what = { $name } { $company ->
    [computer] against the computer
    [computers] among computers
    [mixed] with the computer
   *[people] among friends
  }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
continue-with = { $name } with { $names }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
continue-yours = your turn
continue-theirs = waiting
continue-computers = the computer’s turn
home-games = Your games
home-games-what = running and finished
home-games-none = to be begun, or imported
home-rules = with boards to touch
home-about = the authors, and us
home-friend = Play with a friend
home-friend-what = one link, ten seconds
home-lobby = tables with a free seat

# Setting up a game
setup-read-rules = Read the rules
setup-board = The game
setup-opponent = Your opponent
setup-strength = Strength
setup-side = Your side
setup-seats = Who plays
setup-leaving = If somebody leaves
setup-clock = The clock
setup-options = Variants
setup-start = Begin
variant-samliam = the full game: a square wins
variant-samliam-7 = shorter: a square wins
variant-samliam-6x7 = with three square tiles each
variant-samliam-3p = a cross wins too
variant-samliam-4p = a line wins too
opponent-computer = The computer
    .about = as strong as you like
opponent-person = A person
    .about = taking turns at this screen
opponent-watch = Watch
    .about = the computer plays both sides
side-first = you begin
side-second = you reply
side-lot = By lot
    .about = chance decides
side-own = your side: { $side }
side-drawn = sides by lot
seat-person = A person
seat-computer = The computer
seat-you = you
seats-shuffled = Draw the places by lot
leaving-goes-on = A computer goes on
    .about = in that seat, while somebody stays: the usual way
leaving-ends = The game ends
    .about = whoever leaves is last, the others share the rest
against-level = against the computer, level { $number }
against-full = against the computer, full strength
between-people = { $count } people at this screen
between-computers = the computer against itself
mixed-table = { $people ->
    [one] one person
   *[other] { $people } people
  } and { $computers ->
    [one] one computer
   *[other] { $computers } computers
  }
clock-none = None
    .about = take your time
clock-without = no clock
clock-minutes = { $count } min
clock-increment = + { $count } s a move
clock-plus = { " " }+ { $count } s
clock-own = Your own
    .about = as you like it
clock-own-minutes = minutes each
clock-own-seconds = seconds added by each move
clock-pauses = The clock stops while the page is out of sight and goes on when you come back.
clock-low = { $side }: less than twenty seconds.
clock-of = Clock: { $side }
read-ruling = Read ruling { $ruling }

# The games that are kept
games-title = Your games
games-running = Under way
games-finished = Finished, to look at again
games-damaged = Damaged
games-none = Nothing is kept here yet. Begin a game: it will stay in this browser.
games-more = Show more
games-moves = { $count ->
    [0] not begun yet
    [one] { $count } move
   *[other] { $count } moves
  }
games-delete = Delete the game of { $name } of { $date }
games-delete-damaged = Delete this damaged game
games-ask = Delete this game for good?
games-do = Delete
games-deleted = The game is deleted.
damaged-row = What the browser kept here can no longer be read.
turn-yours = Your turn
result-won = won
result-lost = lost
result-drawn = drawn
result-shared = shared

# Taking a game away, bringing one in
export = Export
import = Import
import-title = Import a game
import-too-large = This file is too large: eight million characters at most.
shared-title = A game for you
names-join = {" – "}

# The table
board-name = { $name } board
panel = The game
moves = Moves played
round = Round
turn-of = { $side } to move
win-of = { $side } win
drawn = A draw
seal-draw = draw
seal-shared = game shared
thinking = the computer is thinking…
ask-reserve = take a piece from the reserve
ask-cell = touch a cell
ask-next = where to?
ask-facing = choose the facing
leave-board = Leave
hint-best = { $move } looks best
hint-wins = { $count ->
    [one] { $move } wins at once
   *[other] { $move } wins in { $count } turns
  }
hint-holds = { $move } holds out longest
compass = Facing
in-hand = in hand
stand = Reserve, { $side }: { $kind }, { $left } in hand of { $of }
cell-empty = empty
cell-target = possible
cell-hole = { $cell }, off the board
piece-of = { $kind } ({ $side })
typed = Move
type-move = Type a move
tools = Actions
more = More
look = Review
analyse = Analyse
sound = Sounds
on = on
off = off
keys = By keyboard
key-arrows = Tab, arrows
    .does = to the board, then from cell to cell
key-enter = Enter
    .does = touch
key-escape = Escape
    .does = let go, or back to the game
key-letters = letters and figures
    .does = type a move, Enter plays it
key-undo = Ctrl Z, Backspace
    .does = take back a move
key-redo = Ctrl Y
    .does = redo a move taken back
key-look = ← →
    .does = look back, when off the board
key-ends = Home, End
    .does = the start, the latest position
# The game and its variants, in two words
short-samliam = two players, 9 × 9
short-samliam-7 = two players, 7 × 7
short-samliam-6x7 = two players, 6 × 7
short-samliam-3p = three players, 9 × 9
short-samliam-4p = four players, 9 × 9
short-table = at the table
short-free-doubles = doubles anywhere
short-prefix-push = push stretch by stretch
short-ban = c1 and c5 barred at first
short-one-exit = one exit only
short-announce = threats announced
short-endless = endless second phase
short-adjacent-lines = lines of touching cells
short-straight-lines = no diagonal lines
short-swap = swap allowed
undo = Take back
redo = Redo
hint = Hint
turn-board = Turn board
offer-draw = Draw
resign = Resign
rematch = Rematch
new-game = Another game
ask-resign = Resign the game?
do-resign = Resign
ask-draw = Does everybody agree to a draw?
do-draw = A draw
draw-declined = Draw declined: { $side } hopes for more.
draw-too-soon = { $count ->
    [one] A draw was declined just now: one more move before it can be offered again.
   *[other] A draw was declined just now: { $count } more moves before it can be offered again.
  }
left-resigned = { $side } resigned; a computer goes on in that seat.
left-flagged = { $side } ran out of time; a computer goes on in that seat.
gone-resigned = { $side } had resigned: a computer played in that seat.
gone-flagged = { $side } had run out of time: a computer played in that seat.
shared = { $count ->
    [one] { $sides } is left at the table
   *[other] { $sides } share the game
  }
ask-offer = Offer the computer a draw?
do-offer = Offer
not-saved = The browser refuses to keep this game: it will be lost when you close the page.
option-swap = the second player may take over the first move
action-swap = Take over the first move
action-pass = Pass

# How strong the computer is
strength = Strength
strength-level = level { $number }, { $word }
strength-newcomer = newcomer
strength-easy = easy-going
strength-steady = steady
strength-skilled = skilled
strength-strong = strong
strength-full = full strength
seat-computer-level = computer, level { $number }
seat-instead-resigned = computer, after a resignation
seat-instead-flagged = computer, out of time
seat-level = level { $number }
seat-computer-full = computer, full strength

# Looking back
look-start = The start of the game
look-after = After move { $number } of { $of }
look-better = better: { $move }
look-first = To the start
look-earlier = Earlier
look-later = Later
look-now = Back to the game
look-at = move { $number }
slip = overlooked: { $what }

# Going through a game
review-running = Going through the game…
review-stop = Stop
review-title = What decided the game
review-calm = No move stands out: the game was decided little by little.
review-failed = Something went wrong on the way.
review-missed = { $count ->
    [one] { $move } passes over a win: { $better } wins at once.
   *[other] { $move } passes over a win: { $better } wins in { $count } turns.
  }
review-allowed = { $count ->
    [one] { $move } lets the other side win at once; { $better } was better.
   *[other] { $move } gives away a win in { $count } turns; { $better } was better.
  }
review-turned = { $move } lowers the chances from { $before } to { $after }%; { $better } was better.

# What is called out loud
call-sam = Sam
call-song = Song
call-song-sam = Song sam
call-win = Win

# Facings
facing-n = facing north
facing-e = facing east
facing-s = facing south
facing-w = facing west
facing-ne = corner to the north-east
facing-se = corner to the south-east
facing-sw = corner to the south-west
facing-nw = corner to the north-west

# The last move, told
told-join = {"; "}

# Rules
contents = Contents
rules-family = The games of the family
rulings = { $first } to { $last }
rulings-of = for { $name }
rulings-g = for all our games
rulings-q = for the refereed game
rulings-t = for the game “at the table”
diagram = Diagram to touch
diagram-reset = Put it back
try-push = Push from { $from }
try-enter = Enter on { $cell }
try-enter-push = Enter on { $cell }, pushing
try-step = Go from { $from } to { $cell }
try-turn = Turn round on { $cell }
try-leave = Leave from { $from }
try-single = Place on { $cell }
try-double = Place a double on { $cell }
try-close = Place on { $cell } and claim
try-claim = Claim the square
try-denounce = Denounce the error
try-place = Place on { $cell }
try-small-square = Place on { $cell }
try-mixed = Place on { $cell }
try-lift = Move from { $from } to { $cell }
try-tile = Place the square tile on { $cell }
try-forbid = Forbid
try-accept = Accept
try-move = Play the move

# Settings
set-lang = Language
lang-fr = Français
lang-en = English
set-theme = Colours
theme-auto = Like the system
theme-light = Day
theme-dark = Night
theme-contrast = High contrast
set-motion = Motion
motion-auto = Like the system
motion-full = Moving
motion-none = Still
set-board = On the board
set-sound = Sounds of wood and stone
set-coordinates = Coordinates
set-touchable = Show what can be touched
set-threats = Show threats and closing cells
storage-refused = The browser refuses to keep anything: settings hold until you close the page.

# What is not there
missing-title = There is no such page
missing-text = The link may be incomplete, or the page has moved. The boards are waiting on the home page.
missing-game-title = There is no such game here
missing-game-text = There is no game “{ $name }”. All games are on the home page.
no-game-title = This game is not kept here
no-game-text = Games stay in the browser in which they are played. This one may come from another device, or was deleted.
broken-title = This game is damaged
broken-text = What the browser has kept of it can no longer be read. You can delete it and begin another.
forget = Delete this game
failed-title = The rules did not arrive
failed-text = The connection was probably lost. Your games are safe.

# About
about-lead = Siliam is free software for playing three games of strategy, alone or together, in the browser. Si liam is Thai for square.
about-games-title = The games and their authors
about-siam = Siam is a game by Didier Dhorbait, published by Ferti in 2005: elephants and rhinoceroses contend for three rocks.
about-squaryd = Squaryd was created by Pierre Baudy: one seeks a square, at whatever angle.
about-samliam = Sam Liam is a game by Gérard Pierson, Les Jeux du Pige, a finalist of the 2007 contest of game authors: four triangles make a square.
about-rights = The games, their names and their printed rules belong to their authors and publishers. If you like a game, look for its box: wood is better than a screen.
about-ours-title = What is ours
about-ours = The drawings, the texts of these pages and the rulings, numbered in each set of rules, are ours. No picture and no text comes from the boxes.
about-licence = The program is free, under the MIT or the Apache 2.0 licence, as you choose.
about-privacy-title = Privacy
about-privacy = There is no account and no tracking. Your games at this screen and your settings stay in this browser and go nowhere. If you play online, a cookie tells this server, and only this one, who you are: it keeps the name you give it and your online games. The computer you play against at this screen is your own.
`,Fo=`## La page\xA0: ce que dit le navigateur

site-name = Siliam
site-line = trois jeux de Siam
site-heading = Siliam, trois jeux de Siam
page-title = { $here } — Siliam
site-title = Siliam — Siam, Squaryd, Sam Liam
nav = Pages
nav-home = Accueil
nav-rules = Règles
nav-settings = Réglages
nav-lobby = Salon
nav-about = À propos
nav-other-language = English
loading = On sort le plateau…
retry = Réessayer
go-home = Retour à l’accueil
cancel = Annuler
close = Fermer

# Accueil
play = Jouer
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
continue = Continuer
continue-what = { $name } { $company ->
    [computer] contre l’ordinateur
    [computers] entre ordinateurs
    [mixed] avec l’ordinateur
   *[people] entre amis
  }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
continue-with = { $name } avec { $names }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
continue-yours = à vous de jouer
continue-theirs = on attend
continue-computers = à l’ordinateur de jouer
home-games = Vos parties
home-games-what = en cours et finies
home-games-none = à commencer, ou à importer
home-rules = avec des plateaux à toucher
home-about = les auteurs, et nous
home-friend = Jouer avec un ami
home-friend-what = un lien, dix secondes
home-lobby = tables ouvertes

# Préparer une partie
setup-read-rules = Lire la règle
setup-board = Le jeu
setup-opponent = L’adversaire
setup-strength = Sa force
setup-side = Votre camp
setup-seats = Qui joue
setup-leaving = Si quelqu’un part
setup-clock = La pendule
setup-options = Variantes
setup-start = Commencer
variant-samliam = le grand jeu\xA0: un carré gagne
variant-samliam-7 = plus court\xA0: un carré gagne
variant-samliam-6x7 = avec trois tuiles carrées chacun
variant-samliam-3p = une croix gagne aussi
variant-samliam-4p = une ligne gagne aussi
opponent-computer = L’ordinateur
    .about = à la force que vous voulez
opponent-person = Une personne
    .about = chacun son tour, à cet écran
opponent-watch = Regarder
    .about = l’ordinateur joue les deux camps
side-first = vous commencez
side-second = vous répondez
side-lot = Au hasard
    .about = on tire au sort
side-own = votre camp\xA0: { $side }
side-drawn = camp tiré au sort
seat-person = Une personne
seat-computer = L’ordinateur
seat-you = vous
seats-shuffled = Tirer les places au hasard
leaving-goes-on = Un ordinateur continue
    .about = à sa place, tant qu’il reste quelqu’un\xA0: c’est l’usage
leaving-ends = La partie s’arrête
    .about = qui part est dernier, les autres se partagent le reste
against-level = contre l’ordinateur, niveau { $number }
against-full = contre l’ordinateur, pleine force
between-people = { $count } personnes à cet écran
between-computers = l’ordinateur contre lui-même
mixed-table = { $people ->
    [one] une personne
   *[other] { $people } personnes
  } et { $computers ->
    [one] un ordinateur
   *[other] { $computers } ordinateurs
  }
clock-none = Sans
    .about = on prend le temps
clock-without = sans pendule
clock-minutes = { $count } min
clock-increment = + { $count } s par coup
clock-plus = { " " }+ { $count } s
clock-own = Autre
    .about = à votre mesure
clock-own-minutes = minutes chacun
clock-own-seconds = secondes de plus par coup
clock-pauses = La pendule s’arrête quand la page n’est pas à l’écran et repart quand vous revenez.
clock-low = { $side }\xA0: moins de vingt secondes.
clock-of = Pendule\xA0: { $side }
read-ruling = Lire la décision { $ruling }

# Les parties gardées
games-title = Vos parties
games-running = En cours
games-finished = Finies, à revoir quand vous voulez
games-damaged = Abîmées
games-none = Rien n’est gardé ici pour l’instant. Commencez une partie\xA0: elle restera dans ce navigateur.
games-more = Montrer la suite
games-moves = { $count ->
    [0] pas encore commencée
    [one] { $count } coup
   *[other] { $count } coups
  }
games-delete = Effacer la partie de { $name } du { $date }
games-delete-damaged = Effacer cette partie abîmée
games-ask = Effacer cette partie pour de bon\xA0?
games-do = Effacer
games-deleted = La partie est effacée.
damaged-row = Ce que le navigateur a gardé ici ne se laisse plus relire.
turn-yours = À vous de jouer
result-won = gagnée
result-lost = perdue
result-drawn = nulle
result-shared = partagée

# Emporter une partie, en apporter une
export = Exporter
import = Importer
import-title = Importer une partie
import-too-large = Ce fichier est trop gros\xA0: huit millions de caractères au plus.
shared-title = Une partie pour vous
names-join = {" – "}

# La table
board-name = Plateau de { $name }
panel = La partie
moves = Coups joués
round = Tour
turn-of = À { $side } de jouer
win-of = Victoire\xA0: { $side }
drawn = Partie nulle
seal-draw = nulle
seal-shared = partie partagée
thinking = l’ordinateur réfléchit…
ask-reserve = prendre une pièce en réserve
ask-cell = toucher une case
ask-next = où aller\xA0?
ask-facing = choisir l’orientation
leave-board = Sortir
hint-best = { $move } paraît le meilleur coup
hint-wins = { $count ->
    [one] { $move } gagne tout de suite
   *[other] { $move } gagne en { $count } tours
  }
hint-holds = { $move } résiste le plus longtemps
compass = Orientation
in-hand = en main
stand = Réserve, { $side }\xA0: { $kind }, { $left } en main sur { $of }
cell-empty = vide
cell-target = possible
cell-hole = { $cell }, hors du plateau
piece-of = { $kind } ({ $side })
typed = Coup
type-move = Taper un coup
tools = Actions
more = Autres
look = Revoir
analyse = Analyser
sound = Sons
on = oui
off = non
keys = Au clavier
key-arrows = Tab, flèches
    .does = aller au plateau, puis de case en case
key-enter = Entrée
    .does = toucher
key-escape = Échap
    .does = lâcher, ou revenir à la partie
key-letters = lettres et chiffres
    .does = taper un coup, Entrée le joue
key-undo = Ctrl Z, Retour arrière
    .does = reprendre un coup
key-redo = Ctrl Y
    .does = rejouer un coup repris
key-look = ← →
    .does = regarder en arrière, hors du plateau
key-ends = Début, Fin
    .does = le début, la dernière position
# Le jeu et ses variantes, en deux mots
short-samliam = deux joueurs, 9 × 9
short-samliam-7 = deux joueurs, 7 × 7
short-samliam-6x7 = deux joueurs, 6 × 7
short-samliam-3p = trois joueurs, 9 × 9
short-samliam-4p = quatre joueurs, 9 × 9
short-table = à la table
short-free-doubles = doublés partout
short-prefix-push = poussée tronçon par tronçon
short-ban = c1 et c5 interdites au début
short-one-exit = une seule sortie
short-announce = menaces annoncées
short-endless = deuxième phase sans limite
short-adjacent-lines = lignes de cases voisines
short-straight-lines = lignes sans diagonales
short-swap = échange permis
undo = Reprendre
redo = Rejouer
hint = Conseil
turn-board = Retourner
offer-draw = Nulle
resign = Abandon
rematch = Revanche
new-game = Autre partie
ask-resign = Abandonner la partie\xA0?
do-resign = Abandonner
ask-draw = Tout le monde est d’accord pour la nulle\xA0?
do-draw = Partie nulle
draw-declined = Nulle refusée\xA0: { $side } espère mieux.
draw-too-soon = { $count ->
    [one] La nulle vient d’être refusée\xA0: encore un coup avant de la proposer à nouveau.
   *[other] La nulle vient d’être refusée\xA0: encore { $count } coups avant de la proposer à nouveau.
  }
left-resigned = { $side } abandonne\xA0; un ordinateur continue à sa place.
left-flagged = { $side }\xA0: temps écoulé\xA0; un ordinateur continue à sa place.
gone-resigned = { $side } avait abandonné\xA0: un ordinateur jouait à sa place.
gone-flagged = { $side } n’avait plus de temps\xA0: un ordinateur jouait à sa place.
shared = { $count ->
    [one] { $sides } reste à la table
   *[other] { $sides } se partagent la partie
  }
ask-offer = Proposer la nulle à l’ordinateur\xA0?
do-offer = Proposer
not-saved = Le navigateur refuse de garder cette partie\xA0: elle sera perdue si vous fermez la page.
option-swap = le second joueur peut faire sien le premier coup
action-swap = Faire sien le premier coup
action-pass = Passer

# La force de l’ordinateur
strength = Force
strength-level = niveau { $number }, { $word }
strength-newcomer = premiers pas
strength-easy = tranquille
strength-steady = appliqué
strength-skilled = aguerri
strength-strong = fort
strength-full = pleine force
seat-computer-level = ordinateur, niveau { $number }
seat-instead-resigned = ordinateur, après un abandon
seat-instead-flagged = ordinateur, temps écoulé
seat-level = niveau { $number }
seat-computer-full = ordinateur, pleine force

# Regarder en arrière
look-start = Le début de la partie
look-after = Après le coup { $number } sur { $of }
look-better = mieux\xA0: { $move }
look-first = Au début
look-earlier = Avant
look-later = Après
look-now = Revenir à la partie
look-at = coup { $number }
slip = oubli\xA0: { $what }

# Revoir une partie
review-running = On relit la partie…
review-stop = Arrêter
review-title = Ce qui a décidé la partie
review-calm = Aucun coup ne ressort\xA0: la partie s’est décidée peu à peu.
review-failed = Quelque chose s’est mal passé en chemin.
review-missed = { $count ->
    [one] { $move } passe à côté du gain\xA0: { $better } gagne tout de suite.
   *[other] { $move } passe à côté du gain\xA0: { $better } gagne en { $count } tours.
  }
review-allowed = { $count ->
    [one] { $move } laisse l’adversaire gagner tout de suite\xA0; mieux valait { $better }.
   *[other] { $move } offre un gain en { $count } tours\xA0; mieux valait { $better }.
  }
review-turned = { $move } fait tomber les chances de { $before } à { $after }\xA0%\xA0; mieux valait { $better }.

# Ce qui s’annonce à voix haute
call-sam = Sam
call-song = Song
call-song-sam = Song sam
call-win = Win

# Les orientations
facing-n = face au nord
facing-e = face à l’est
facing-s = face au sud
facing-w = face à l’ouest
facing-ne = angle au nord-est
facing-se = angle au sud-est
facing-sw = angle au sud-ouest
facing-nw = angle au nord-ouest

# Le dernier coup, raconté
told-join = {"\xA0; "}

# Les règles
contents = Sommaire
rules-family = Les jeux de la famille
rulings = { $first } à { $last }
rulings-of = pour { $name }
rulings-g = pour tous nos jeux
rulings-q = pour la partie arbitrée
rulings-t = pour la partie «\xA0à la table\xA0»
diagram = Diagramme à toucher
diagram-reset = Remettre en place
try-push = Pousser depuis { $from }
try-enter = Entrer en { $cell }
try-enter-push = Entrer en { $cell } en poussant
try-step = Aller de { $from } en { $cell }
try-turn = Tourner en { $cell }
try-leave = Sortir de { $from }
try-single = Poser en { $cell }
try-double = Poser un pion doublé en { $cell }
try-close = Poser en { $cell } et désigner
try-claim = Désigner le carré
try-denounce = Dénoncer l’erreur
try-place = Poser en { $cell }
try-small-square = Poser en { $cell }
try-mixed = Poser en { $cell }
try-lift = Passer de { $from } en { $cell }
try-tile = Poser la tuile carrée en { $cell }
try-forbid = Interdire
try-accept = Accepter
try-move = Jouer le coup

# Réglages
set-lang = Langue
lang-fr = Français
lang-en = English
set-theme = Couleurs
theme-auto = Comme le système
theme-light = Jour
theme-dark = Nuit
theme-contrast = Contraste fort
set-motion = Mouvement
motion-auto = Comme le système
motion-full = Animé
motion-none = Immobile
set-board = Sur le plateau
set-sound = Sons de bois et de pierre
set-coordinates = Coordonnées
set-touchable = Montrer ce qu’on peut toucher
set-threats = Montrer les menaces et les cases de fermeture
storage-refused = Le navigateur refuse de garder quoi que ce soit\xA0: les réglages valent jusqu’à la fermeture de la page.

# Ce qui n’est pas là
missing-title = Cette page n’existe pas
missing-text = Le lien est peut-être incomplet, ou la page a changé de place. Les plateaux vous attendent à l’accueil.
missing-game-title = Ce jeu n’existe pas ici
missing-game-text = Il n’y a pas de jeu «\xA0{ $name }\xA0». Les jeux sont tous à l’accueil.
no-game-title = Cette partie n’est pas ici
no-game-text = Les parties restent dans le navigateur où elles sont jouées. Celle-ci vient peut-être d’un autre appareil, ou a été oubliée.
broken-title = Cette partie est abîmée
broken-text = Ce que le navigateur en a gardé ne se laisse plus relire. Vous pouvez l’oublier et en commencer une autre.
forget = Oublier cette partie
failed-title = Les règles ne sont pas arrivées
failed-text = La connexion s’est sans doute interrompue. Les parties gardées n’ont rien.

# À propos
about-lead = Siliam est un logiciel libre pour jouer à trois jeux de stratégie, seul ou à plusieurs, dans le navigateur. Si liam, en thaï, c’est le carré.
about-games-title = Les jeux et leurs auteurs
about-siam = Siam est un jeu de Didier Dhorbait, publié par Ferti en 2005\xA0: éléphants et rhinocéros s’y disputent trois rochers.
about-squaryd = Squaryd a été créé par Pierre Baudy\xA0: on y cherche un carré, quel que soit son angle.
about-samliam = Sam Liam est un jeu de Gérard Pierson, Les Jeux du Pige, finaliste du concours de créateurs de 2007\xA0: quatre triangles y font un carré.
about-rights = Les jeux, leurs noms et leurs règles imprimées appartiennent à leurs auteurs et à leurs éditeurs. Si un jeu vous plaît, cherchez sa boîte\xA0: le bois vaut mieux que l’écran.
about-ours-title = Ce qui est de nous
about-ours = Les dessins, les textes de ces pages et les décisions d’arbitrage, numérotées dans chaque règle, sont de nous. Aucune image ni aucun texte ne vient des boîtes.
about-licence = Le programme est libre, au choix sous licence MIT ou Apache 2.0.
about-privacy-title = Vie privée
about-privacy = Il n’y a ni compte, ni mesure d’audience. Vos parties à cet écran et vos réglages restent dans ce navigateur et ne vont nulle part. Si vous jouez en ligne, un cookie vous reconnaît sur ce serveur, et lui seul\xA0: il garde le nom que vous lui donnez et vos parties en ligne. L’ordinateur contre lequel vous jouez à cet écran, c’est le vôtre.
`,Io=e=>typeof e==`number`&&Number.isInteger(e)&&e>=1&&e<=10;function Lo(e){return e>=11?`strength-full`:e<=2?`strength-newcomer`:e<=4?`strength-easy`:e<=6?`strength-steady`:e<=8?`strength-skilled`:`strength-strong`}var Ro=`siliam:`,zo=new Map,Bo=!1,Vo=()=>Bo;function Ho(e){try{return localStorage.getItem(Ro+e)??zo.get(e)??null}catch{return Bo=!0,zo.get(e)??null}}function Uo(e,t){try{return localStorage.setItem(Ro+e,t),zo.delete(e),!0}catch{return Bo=!0,zo.set(e,t),!1}}function Wo(e){zo.delete(e);try{localStorage.removeItem(Ro+e)}catch{Bo=!0}}function Go(e){let t=new Set([...zo.keys()]);try{for(let e=0;e<localStorage.length;e++){let n=localStorage.key(e);n?.startsWith(Ro)&&t.add(n.slice(7))}}catch{Bo=!0}return[...t].filter(t=>t.startsWith(e))}function Ko(e,t){let n=n=>{n.key===Ro+e&&t(n.newValue)};return addEventListener(`storage`,n),()=>removeEventListener(`storage`,n)}function qo(){return navigator.languages.find(e=>/^(fr|en)/i.test(e))?.toLowerCase().startsWith(`fr`)?`fr`:`en`}function Jo(){return{lang:qo(),theme:`auto`,motion:`auto`,sound:!1,coordinates:!0,touchable:!0,threats:!0,strength:2}}var Yo={lang:[`fr`,`en`],theme:[`auto`,`light`,`dark`,`contrast`],motion:[`auto`,`full`,`none`],strength:Array.from({length:11},(e,t)=>1+t)};function Xo(e,t){try{let n=JSON.parse(e??`{}`),r={...t};for(let[e,i]of Object.entries(t)){let t=n[e],a=Yo[e]?.includes(t)??typeof t==typeof i;t!==void 0&&a&&(r[e]=t)}return r}catch{return t}}var Zo=new class{#e=P(Xo(Ho(`settings`),Jo()));get values(){return J(this.#e)}set values(e){F(this.#e,e)}quiet=matchMedia(`(prefers-reduced-motion: reduce)`);dark=matchMedia(`(prefers-color-scheme: dark)`);contrast=matchMedia(`(prefers-contrast: more)`);#t=P(0);get system(){return J(this.#t)}set system(e){F(this.#t,e,!0)}constructor(){for(let e of[this.quiet,this.dark,this.contrast])e.addEventListener(`change`,()=>this.system++);Ko(`settings`,e=>this.values=Xo(e,Jo()))}set(e){this.values={...this.values,...e},Uo(`settings`,JSON.stringify(this.values))}get moving(){return this.system,this.values.motion===`full`||this.values.motion===`auto`&&!this.quiet.matches}get theme(){return this.system,this.values.theme===`auto`?this.contrast.matches?`contrast`:this.dark.matches?`dark`:`light`:this.values.theme}},Qo={fr:Fo,en:Po};function $o(e,t,n){let r=new oo(e,{useIsolating:!1});for(let i of[Qo[e],...t?.messages(e)??[],...n.map(t=>t[e])])r.addResource(new Mo(i));return r}var es=new WeakMap,ts=class{#e=P(null);get rules(){return J(this.#e)}set rules(e){F(this.#e,e)}#t=P([]);get more(){return J(this.#t)}set more(e){F(this.#t,e)}#n=Dt(()=>$o(Zo.values.lang,this.rules,this.more));get bundle(){return J(this.#n)}set bundle(e){F(this.#n,e)}join(e){this.rules??=e}add(e){this.more=[...this.more,e]}has(e){return this.bundle.getMessage(e)?.value!=null}text(e,t={}){return this.find(e,t)??e}first(e,t={}){for(let n of e){let e=this.find(n,t);if(e!==null)return e}return null}said(e){let t={};for(let[n,r]of Object.entries(e.args))t[n]=`text`in r?r.text:`number`in r?r.number:`term`in r?this.text(r.term):this.list(r.terms);let n=this.text(e.code,t);return e.ruling===null?n:`${n} (${e.ruling})`}list(e){return new Intl.ListFormat(Zo.values.lang,{type:`conjunction`}).format(e.map(e=>this.text(e)))}find(e,t){if(Object.keys(t).length>0)return this.format(e,t);let n=es.get(this.bundle)??{};return es.set(this.bundle,n),n[e]??=this.format(e,t)}format(e,t){let[n=e,r]=e.split(`.`),i=this.bundle.getMessage(n),a=r===void 0?i?.value:i?.attributes[r];if(a==null)return null;let o=this.bundle.formatPattern(a,t);return Zo.values.lang===`fr`?ns(o):o}};function ns(e){return e.replace(/ ([:;?!»])/g,`\xA0$1`).replace(/« /g,`«\xA0`)}var Q=new ts,$=(e,t)=>Q.text(e,t),rs=e=>/^[a-z]\d/.test(e)?e:e.charAt(0).toLocaleUpperCase()+e.slice(1);function is(e){let t;return()=>(t??=e().catch(e=>{throw t=void 0,e}),t)}var as=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),os=function(e){return`/`+e},ss={},cs=function(e){return e.pathname.endsWith(`.css`)},ls=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},us=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=os(t,n);let r=s(t),i=cs(r);return ls(ss,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:as,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ds=class extends Error{said;constructor(e){super(e.code),this.said=e}},fs=class{module;games;constructor(e){this.module=e,this.games=JSON.parse(e.games())}game(e){let t=e.split(`:`)[0];return this.games.find(e=>e.id===t)}messages(e){return this.module.messages(e)}page(e,t){return this.module.rules(e,t)}room(e){return new this.module.OnlineRoom(e)}sitDown(e,t){return new ms(ps(()=>new this.module.Board(e,t)),this.game(e)?.letters??[])}find(e,t){return JSON.parse(this.module.findGames(e,t))}take({name:e,start:t,words:n,names:r,date:i,base:a}){let o=ps(()=>new this.module.Export(e,t??void 0,n));a!==null&&o.keep(a);for(let[e,t]of r.entries())t!==``&&o.name_player(e,t);o.date(i.getFullYear(),i.getMonth()+1,i.getDate());let s=o.text();try{return{text:s,link:ps(()=>o.link())}}catch(e){if(e instanceof ds)return{text:s,link:e.said};throw e}finally{o.free()}}};function ps(e){try{return e()}catch(e){throw typeof e==`string`?new ds(JSON.parse(e)):e}}var ms=class{board;letters;constructor(e,t){this.board=e,this.letters=t}view(e){return JSON.parse(this.board.view(e))}choices(e){return JSON.parse(this.board.choices(e))}play(e){return hs(this.board.play(e))}undo(){return this.board.undo()}redo(){return this.board.redo()}refuse(e,t){let n=this.board.refuse(e,t);return n===void 0?null:JSON.parse(n)}leave(e,t,n=`ends`){return hs(this.board.settle(`${t}-${this.letters[e]??``}${n===`goes-on`?`+`:``}`))}agreeDraw(){return hs(this.board.settle(`agreed`))}};function hs(e){return e===void 0?null:JSON.parse(e)}var gs=is(async()=>{let{loadModule:e}=await us(async()=>{let{loadModule:e}=await import(`./module-_Nv2Iy1U.js`);return{loadModule:e}},[]);return new fs(await e())});function _s(e,t){return Q.first([`${e.family}-${t}`,`${e.family}-piece-${t}`])??t}function vs(e,t){return $(e.players[t]??``)}function ys(e,t){let n=_s(e,t.kind);return t.owner===null||n.toLowerCase()===vs(e,t.owner).toLowerCase()?n:Q.first([`${e.family}-${t.kind}-${e.letters[t.owner]}`])||(bs(e,t)?n:$(`piece-of`,{kind:n,side:vs(e,t.owner)}))}function bs(e,t){return vs(e,t.owner??0).toLowerCase().startsWith(_s(e,t.kind).toLowerCase().slice(0,5))}var xs=(e,t)=>Q.first([`${e.family}-${t}`,`facing-${t}`])??t,Ss=(e,t)=>rs(Q.first([`${e.family}-action-${t}`,`${e.family}-${t}`,`action-${t}`])??t);function Cs(e,t,n,r){let i=n.filter(e=>e.cell===t).map(t=>t.facing===null?ys(e,t):`${ys(e,t)}, ${xs(e,t.facing)}`),a=[t,...i.length>0?i:[$(`cell-empty`)]];return r&&a.push($(`cell-target`)),a.join(`, `)}var ws=e=>e===``||/[.!?…]$/.test(e)?rs(e):`${rs(e)}.`,Ts=e=>ws((e?.said??[]).map(e=>Q.said(e)).join($(`told-join`))),Es=e=>Ts(e.deed);function Ds(e,t){let{winner:n,shares:r}=t;return n===null?$(r.length>0?`seal-shared`:`seal-draw`):Q.first([`${e.players[n]}.wins`])??$(`win-of`,{side:vs(e,n)})}var Os=(e,t)=>Q.first([`${e.family}-label-${t.code}`]),ks=(e,t)=>Math.max(1,Math.ceil(t/e.players.length));function As(e,t,n){return n&&`win`in n?$(`hint-wins`,{move:t,count:ks(e,n.win)}):n&&`loss`in n?$(`hint-holds`,{move:t}):$(`hint-best`,{move:t})}var js=e=>e>=11?$(Lo(e)):$(`strength-level`,{number:e,word:$(Lo(e))}),Ms=e=>e===void 0?$(`seat-computer-full`):$(`seat-computer-level`,{number:e}),Ns=e=>e===void 0?$(`strength-full`):$(`seat-level`,{number:e});function Ps(e,t){let n=ks(e,t.plies??0),{mv:r,better:i,before:a,after:o}=t;return $(`review-${t.failing}`,{move:r,better:i,count:n,before:a,after:o})}var Fs=e=>Q.first([`call-${e.code}`]),Is=e=>e.labels.flatMap(e=>Fs(e)??[]).join(` `);function Ls(e,{name:t,clock:n}){let r=t.split(`:`)[1]?.split(`,`)??[];return[Q.first([`short-${e.id}`])??``,...r.map(e=>Q.first([`short-${e}`])??e),n?Rs(n):``].filter(e=>e!==``).join(`, `)}var Rs=({minutes:e,increment:t})=>$(`clock-minutes`,{count:e})+(t>0?$(`clock-plus`,{count:t}):``);export{Pi as $,f as $t,Vo as A,jn as At,xa as B,$t as Bt,rs as C,J as Ct,Ko as D,In as Dt,Go as E,sr as Et,ja as F,yn as Ft,aa as G,at as Gt,ha as H,Wt as Ht,Oa as I,bn as It,oa as J,et as Jt,ca as K,it as Kt,Aa as L,cn as Lt,Io as M,dn as Mt,Na as N,_n as Nt,Ho as O,Pn as Ot,Ma as P,vn as Pt,Bi as Q,Ae as Qt,Ca as R,on as Rt,Q as S,Ir as St,Zo as T,Y as Tt,ma as U,Dt as Ut,ya as V,P as Vt,ua as W,ht as Wt,Ki as X,Xe as Xt,qi as Y,Qe as Yt,Hi as Z,je as Zt,ws as _,Qr as _t,Ns as a,_i as at,us as b,Rr as bt,Ls as c,pi as ct,Ps as d,ci as dt,_ as en,Ai as et,vs as f,$r as ft,Ds as g,Jr as gt,Es as h,Kr as ht,Cs as i,xi as it,Uo as j,Nn as jt,Wo as k,zn as kt,As as l,ii as lt,js as m,Xr as mt,Fs as n,Oi as nt,Ms as o,gi as ot,Os as p,Zr as pt,sa as q,nt as qt,Is as r,Di as rt,xs as s,mi as st,Ss as t,ki as tt,_s as u,ri as ut,ds as v,Yr as vt,$ as w,_r as wt,is as x,Lr as xt,gs as y,zr as yt,Sa as z,F as zt};