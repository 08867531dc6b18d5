// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
/*
 * Functions as minified expressions, for inline scripts. Written by
 * scripts/write-inline-scripts.mjs, which lists them.
 */

export const bootScript =
  '((e,t)=>{let n=document.documentElement,{dataset:r}=n,i=new URLSearchParams(location.search),a=i.get(`docusaurus-theme`),o=()=>/^(light|dark|system)$/.test(a);try{t||localStorage.removeItem(`theme`),o()||(a=localStorage.getItem(`theme`))}catch{}o()||(a=e);let s=a===`system`?matchMedia(`(prefers-color-scheme:dark)`).matches:a===`dark`;r.hasJs=`true`,r.themeChoice=a;let c=s?`dark`:`light`;r.theme=c;let l=document.querySelector(`meta[name=theme-color]`);l&&(l.content=l.dataset[c]);for(let[e,t]of i)/^docusaurus-data-(?!announcement|client|has-)[a-z-]+$/.test(e)&&n.setAttribute(e.slice(11),t)})'

export const hideDismissedScript =
  '((e)=>{try{localStorage.getItem(`docusaurus.announcement.id`)===e&&localStorage.getItem(`docusaurus.announcement.dismiss`)===`true`&&(document.documentElement.dataset.announcementBarInitiallyDismissed=`true`)}catch{}})'

export const hideSidebarScript =
  '(()=>{try{localStorage.getItem(`docs-sidebar-hidden`)===`true`&&(document.documentElement.dataset.sidebarHidden=`true`)}catch{}})()'

export const tellWrongBaseScript =
  '((e,t,n)=>{addEventListener(`load`,()=>{if(document.documentElement.dataset.client)return;let r=location.pathname.replace(/[^/]*\\.html$/,``).replace(/\\/?$/,`/`),i=document.createElement(`div`);i.id=`__docusaurus-base-url-issue-banner`,i.role=`alert`,i.style.cssText=`padding:1rem;border:.5rem solid var(--color-accent);background:var(--color-mark)`;let a=(e,t)=>{let n=document.createElement(`p`);n.id=i.id+e,n.textContent=t,i.append(n)};a(`-title`,e),t.forEach((e,t)=>{a(`-line-${t}`,e)}),a(`-suggestion`,n+r),document.body.prepend(i)})})'

export const followAnchorScript =
  '(()=>{let{hash:e,search:t}=location,n=e.slice(1);try{n=decodeURIComponent(n)}catch{}let r=document.getElementById(n),i=document.links[0];r instanceof HTMLAnchorElement?location.replace(r.href):i!==void 0&&location.replace(i.href+t+e)})()'

export const tabsScript =
  '(()=>{let e=document.currentScript.previousElementSibling,{group:t,query:n}=e.dataset,[r,...i]=[...e.children],a=[...r.children],o=n?new URLSearchParams(location.search).get(n):null,s=()=>a.some(({dataset:e})=>e.value===o);try{!s()&&t&&(o=localStorage.getItem(`docusaurus.tab.`+t))}catch{}if(s())for(let e of a){let t=e.dataset.value===o;e.ariaSelected=`${t}`,e.tabIndex=t?0:-1}for(let e of i){let t=s()?e.dataset.value===o:!e.hidden;Object.assign(e,{hidden:!t&&`until-found`})}})()'
