import type { SiteView } from '../data/site-view.ts'

/**
 * The inline script that runs before the first paint. It sets the colour mode from the address, the
 * reader's choice or the system, also for the browser's own frame; hides a dismissed announcement;
 * and sets `data-*` attributes from the address.
 */
export function bootScript(site: Pick<SiteView, 'colorMode' | 'announcement' | 'sidebar'>): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = site.colorMode
  const forget = disableSwitch ? "try{localStorage.removeItem('theme')}catch{}" : ''
  const announcement = site.announcement?.isCloseable
    ? `if(g('docusaurus.announcement.id')===${JSON.stringify(site.announcement.id)}&&g('docusaurus.announcement.dismiss')==='true')d.announcementBarInitiallyDismissed='true';`
    : ''
  return (
    `(()=>{const h=document.documentElement,d=h.dataset,q=new URLSearchParams(location.search),g=k=>{try{return localStorage.getItem(k)}catch{}},` +
    `ok=v=>/^(light|dark|system)$/.test(v)&&v;d.hasJs='true';` +
    `const c=ok(q.get('docusaurus-theme'))||${disableSwitch ? 'null' : "ok(g('theme'))"}||'${respectPrefersColorScheme ? 'system' : defaultMode}';` +
    `d.themeChoice=c;d.theme=c!='system'?c:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';` +
    `const m=document.querySelector('meta[name=theme-color]');if(m)m.content=m.dataset[d.theme];` +
    `for(const[k,v]of q)if(/^docusaurus-data-[a-z-]+$/.test(k))h.setAttribute(k.slice(11),v);` +
    `${forget}${announcement}${site.sidebar.hideable ? "if(g('docs-sidebar-hidden')==='true')d.sidebarHidden='true';" : ''}})()`
  )
}
