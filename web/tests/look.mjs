import { chromium } from 'playwright-core';
const [,, url='http://127.0.0.1:7421/', out='/tmp/shots/x.png', w='1280', h='800', theme='light', script=''] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run']});
const c = await b.newContext({viewport:{width:+w,height:+h}, deviceScaleFactor:+w<500?2:1, locale:'fr-FR', colorScheme: theme==='dark'?'dark':'light', hasTouch:+w<500});
const p = await c.newPage();
p.on('console',m=>console.log('console',m.type(),m.text())); p.on('pageerror',e=>console.log('pageerror',e.message, e.stack));
await p.goto(url); await p.waitForTimeout(1200);
if (script) { const f = new (Object.getPrototypeOf(async function(){}).constructor)('p', script); await f(p); }
await p.screenshot({path:out, fullPage: process.env.FULL==='1'});
await b.close();
