/**
 * The inline script directly after each set of tabs: shows the tab that the reader chose (query
 * string, then storage; a value without a tab does not count) before the first paint. It never
 * changes, so one hash allows it everywhere.
 */
export const tabsScript =
  "(()=>{const s=document.currentScript.previousElementSibling,{group:g,query:q}=s.dataset,t=[...s.children[0].children],k=()=>v&&t.some(e=>e.dataset.value==v);let v=q&&new URLSearchParams(location.search).get(q);if(!k()&&g)try{v=localStorage.getItem('docusaurus.tab.'+g)}catch{}" +
  "if(k())for(const e of[...t,...s.children]){const w=e.dataset.value,a=w==v;if(e.role=='tab'){e.ariaSelected=a;e.tabIndex=a-1}else if(w)e.hidden=!a}})()"
