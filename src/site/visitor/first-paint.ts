/**
 * Runs inline in the head, before anything is painted, so that a cached page shows this visitor's theme, design
 * tokens, login state and language offer without a flash or a shift. Its text never varies: the page's
 * Content-Security-Policy names its hash. What storage holds was checked when it was written; the patterns here make
 * sure that nothing else gets into CSS.
 *
 * A page that is opened at a place of its own (a fragment, a switch of language, a reload, a step through history) has
 * that place from its first frame on; any other may show its hero first (motion.css).
 *
 * Chromium holds back the first paint for a font that the head preloads: worth it where that is a moment, not over a
 * line whose round trip takes more than 100 ms. Who comes over such a line for the first time (no tokens kept yet)
 * cannot have it, and looking for it in vain would delay the paint: it is fetched for the next page, once this is read.
 */
export const firstPaint = (font: string) => `(()=>{let e=document.documentElement,d=e.dataset,s={},r,l,
f=rel=>document.head.append(Object.assign(document.createElement("link"),{rel,as:"font",href:"${font}",crossOrigin:""}));
d.script="";
try{sessionStorage.place||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(d.fresh="")}catch{}
try{localStorage.token&&(d.signedIn="");(r=localStorage.root)&&(r=JSON.parse(r)).version===1&&(s=r.state||s)}catch{}
l=/(?:^|,)(id|en)/.exec(navigator.languages)?.[1];
l&&l!=e.lang&&s.languageOffer!=="dismissed"&&(d.offer=l);
try{/^(light|dark)$/.test(s.theme)&&(d.theme=s.theme);
for(let[k,v]of Object.entries(s.designTokens?.values||{}))/^--[\\w-]+:(?!.*(url\\(|src\\(|image))[\\w #%.,()"/-]+$/i.test(k+":"+v)&&e.style.setProperty(k,v)}catch{}
navigator.connection?.rtt>100?s.designTokens||(e.style.fontFamily="Inter fallback,system-ui,sans-serif",
addEventListener("DOMContentLoaded",()=>f("prefetch"))):f("preload")})()`;
