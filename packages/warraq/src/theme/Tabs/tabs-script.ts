/**
 * The inline script directly after each set of tabs: shows the tab that the reader chose (query
 * string, then storage) before the first paint. It never changes, so one hash allows it everywhere.
 */
export const tabsScript =
  "(()=>{const s=document.currentScript.previousElementSibling,{group:g,query:q}=s.dataset;let v=q&&new URLSearchParams(location.search).get(q);if(!v&&g)try{v=localStorage.getItem('docusaurus.tab.'+g)}catch{}" +
  "const t=[...s.children[0].children];if(v&&t.some(e=>e.dataset.value==v))for(const e of[...t,...s.children]){const w=e.dataset.value,a=w==v;if(e.role=='tab'){e.ariaSelected=a;e.tabIndex=a-1}else if(w)e.hidden=!a}})()"
