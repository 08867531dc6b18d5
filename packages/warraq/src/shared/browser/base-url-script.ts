/**
 * The inline script of the home page that shows a banner when the browser runtime failed to load;
 * usually because the site is served under another path than the configured one. The runtime marks
 * the document with `data-client` when it starts. The banner is never part of the HTML, so that no
 * crawler indexes it; the path of the address is only ever inserted as text.
 */
export function baseUrlScript(baseUrl: string): string {
  // For the person who deploys the site, therefore in English in every language.
  const lines = [
    'A very common reason is a wrong base URL: the site is served under another path than its configuration says.',
    `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
  ]
  return (
    `addEventListener('load',()=>{if(document.documentElement.dataset.client)return;` +
    `const id='__docusaurus-base-url-issue-banner',add=(p,t,n,s)=>{const e=document.createElement(t);if(s)e.textContent=s;e.id=id+n;p.append(e);return e};` +
    `let path=location.pathname.replace(/[^/]*\\.html$/,'');if(!path.endsWith('/'))path+='/';` +
    `const box=document.createElement('div');box.id=id;box.style.cssText='padding:1rem;border:.5rem solid var(--color-accent);background:var(--color-mark)';box.setAttribute('role','alert');` +
    `add(box,'p','-title','This site did not load properly.');` +
    `${JSON.stringify(lines)}.forEach((s,i)=>add(box,'p','-line-'+i,s));` +
    `add(box,'p','-suggestion','We suggest trying baseUrl = '+path);` +
    `document.body.prepend(box)})`
  )
}
