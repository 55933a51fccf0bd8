/**
 * Runs inline in the head, before anything is painted, so that a cached page shows this visitor's theme, design tokens,
 * login state and language offer without a flash or a shift. A page that was reloaded or returned to is laid out whole,
 * since the browser scrolls to where it was (offscreen.css). A transition between two pages that the browser skips, since
 * the window is hidden, resized or left again, rejects its promises: that is no error of anybody's. Its text never varies, as the Content-Security-Policy
 * contains its hash. Stored values were checked when they were written; the patterns here make sure that nothing else
 * gets into CSS.
 */
export const firstPaint = `(()=>{let e=document.documentElement,d=e.dataset,s={},r,l;
d.script="";
performance.navigation?.type&&(d.whole="");
for(let n of["pageswap","pagereveal"])addEventListener(n,({viewTransition:t})=>{for(let p of t?[t.ready,t.finished]:[])p.catch(()=>{})});
try{localStorage.token&&(d.signedIn="");(r=localStorage.root)&&(r=JSON.parse(r)).version===1&&(s=r.state||s)}catch{}
l=/(?:^|,)(id|en)/.exec(navigator.languages)?.[1];
l&&l!=e.lang&&s.languageOffer!=="dismissed"&&(d.offer=l);
try{/^(light|dark)$/.test(s.theme)&&(d.theme=s.theme);
for(let[k,v]of Object.entries(s.designTokens?.values||{}))/^--[\\w-]+:(?!.*(url\\(|src\\(|image))[\\w #%.,()"/-]+$/i.test(k+":"+v)&&e.style.setProperty(k,v)}catch{}})()`;
