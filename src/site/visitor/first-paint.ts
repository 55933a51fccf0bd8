/**
 * Runs inline in the head, before anything is painted, so that a cached page shows this visitor's theme, design tokens,
 * login state and language offer without a flash or a shift. Its text never varies, as the Content-Security-Policy
 * contains its hash. Stored values were checked when they were written; the patterns here make sure that nothing else
 * gets into CSS.
 *
 * A page that opens at a scroll position (a fragment, a switch of language, a reload, a step through history) has that
 * position from its first frame; any other may show its hero first (motion.css).
 *
 * Chromium delays the first paint for a font that the head preloads: acceptable on a fast connection, not on one whose
 * round trip takes more than 100 ms. On the first visit over a slow one (no tokens stored yet) the font cannot be
 * cached, and requesting it would delay the paint: it is fetched for the next page, once this one is parsed.
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
