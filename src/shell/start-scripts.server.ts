import type { EntryContext } from 'react-router'

/**
 * Starts hydration, in place of the router's `<Scripts>`, which loads its modules along with the stylesheet and the
 * fonts and so delays the largest text by 0.7 seconds on a phone. These wait until the first paint is on the screen.
 */
export function startScripts(entry: EntryContext, data: string, nonce: string): string {
  return script(handOver(entry, data), nonce) + script(sendOnce() + oncePainted(load(entry)), nonce)
}

/**
 * After a reload, going back to an address that the router once pushed only changes the address and leaves loading to
 * scripts. Until those listen, this loads the page of the new address. Comes before the stylesheet, for which scripts
 * wait.
 */
export function followHistory(nonce: string): string {
  return script(
    [
      '{const at=()=>location.pathname+location.search,here=at();',
      'addEventListener("popstate",()=>{if(!window.__reactRouterDataRouter&&at()!==here)location.reload()})}',
    ].join(''),
    nonce,
  )
}

/**
 * A form that the browser sends itself, as its scripts have not loaded, would be sent as often as its button is pressed:
 * a message twice by a double click, also if its scripts come in between. After ten seconds it is sent again, if its
 * answer has not come by then.
 */
function sendOnce(): string {
  return [
    '{let sent,by,at;addEventListener("submit",event=>{const{target,submitter,timeStamp}=event;',
    'if(target===sent&&submitter===by&&timeStamp-at<1e4){event.preventDefault();event.stopImmediatePropagation()}},true);',
    'addEventListener("submit",event=>{const{target,submitter,timeStamp,defaultPrevented}=event;',
    'if(!defaultPrevented)[sent,by,at]=[target,submitter,timeStamp]});',
    // The browser may show the same page again, as it was left.
    'addEventListener("pagehide",()=>sent=0)}',
  ].join('')
}

/** Passes the loaders' data and the router's settings to the browser. */
function handOver({ serverHandoffString }: EntryContext, data: string): string {
  const stream = `new ReadableStream({start(to){to.enqueue(${literal(data)});to.close()}})`
  return `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=${stream}.pipeThrough(new TextEncoderStream())`
}

/**
 * Runs an async function after the first paint, or a second after the first frame if the browser does not report
 * paints.
 */
function oncePainted(run: string): string {
  const observe = 'new PerformanceObserver(start).observe({type:"paint",buffered:true})'
  return `{let started;const start=()=>started??=(${run})();${observe};requestAnimationFrame(()=>setTimeout(start,1000))}`
}

/** Loads the route modules before the entry module, which expects to find them. */
function load({ manifest, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]))
  const needed = [manifest.entry, ...routes]
  const early = new Set([...needed.map(({ module }) => module), ...needed.flatMap(({ imports = [] }) => imports)])
  return [
    'async()=>{',
    `for(const href of ${literal([...early])})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    manifest.hmr ? `await import(${literal(manifest.hmr.runtime)});` : '',
    `const[,...routes]=await Promise.all([import(${literal(manifest.url)}),...Object.entries(${literal(modules)}).map(async([id,module])=>[id,await import(module)])]);`,
    'window.__reactRouterRouteModules=Object.fromEntries(routes);',
    `import(${literal(manifest.entry.module)})`,
    '}',
  ].join('')
}

function script(code: string, nonce: string): string {
  return `<script nonce="${nonce}">${code}</script>`
}

/** A JavaScript literal, escaped so that no visitor's text can close the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
