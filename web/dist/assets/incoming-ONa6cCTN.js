var e=8e6,t=null;function n(e){t=e}function r(){let e=t;return t=null,e}async function i(t){let n=[...t];return n.reduce((e,t)=>e+t.size,0)>e?null:(await Promise.all(n.map(e=>e.text()))).join(`

`)}async function a(t){if(t===null)return``;if(t.files.length>0)return i(t.files);let n=t.getData(`text/plain`);return n.length>e?null:n}export{i,r as n,a as r,n as t};