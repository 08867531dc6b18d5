/**
 * The inline script directly after each set of tabs: shows the tab the reader chose before (query
 * string, then memory) before the first paint. It never changes, so one hash allows it everywhere.
 */
export const tabsScript =
  "(()=>{const s=document.currentScript.previousElementSibling,{group:g,query:q}=s.dataset;let v=q&&new URLSearchParams(location.search).get(q);if(!v&&g)try{v=localStorage.getItem('docusaurus.tab.'+g)}catch{}" +
  "const t=[...s.firstElementChild.children];if(!v||!t.some(e=>e.dataset.value===v))return;for(const e of t){const a=e.dataset.value===v;e.setAttribute('aria-selected',a);e.tabIndex=a?0:-1}for(const p of s.children)if(p.dataset.value)p.hidden=p.dataset.value!==v})()"
