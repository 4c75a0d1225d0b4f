import { PAIRS } from '../../market/pairs.ts'
import { STOPPABLE } from '../../areas/spot/spot-state.ts'
import { noStreamFaults, streamLimits } from '../../streams/faults.ts'
import { CLOCK_LIMITS, type Limits, SCENARIO_LIMITS } from '../limits.ts'
import { runSwitches } from './script.ts'

/**
 * The switches that people move most, on a page at `/__sandbox/`: it makes the same calls as tests do, and is no part of
 * the app.
 */

const MINUTE = 60_000
const JUMPS = [
  ['1 minute', MINUTE],
  ['1 hour', 60 * MINUTE],
  ['8 hours', 480 * MINUTE],
  ['1 day', 1440 * MINUTE],
] as const

const field = (name: string, label: string, attributes: string): string =>
  `<label>${label} <input name="${name}" ${attributes}></label>`
const number = (name: string, label: string, { least, most, parts }: Limits): string =>
  field(name, label, `type="number" min="${least}" max="${most}" step="${parts === true ? 'any' : 1}"`)
const tick = (name: string, label: string): string => field(name, label, 'type="checkbox"')
const jump = ([label, ms]: readonly [string, number]): string =>
  `<button type="button" data-body='{"jump":${ms}}'>${label} on</button>`

const form = (name: string, title: string, fields: readonly string[], more = ''): string => `
<form data-switch="${name}" ${more} aria-labelledby="${name}-title">
<h2 id="${name}-title">${title}</h2>
${fields.join('\n')}
<output></output>
</form>`

const set = '<button type="submit">Set</button>'
const calm = `<button type="button" data-body="{}">Calm again</button>`

const streamFields = Object.entries(noStreamFaults()).map(([name, value]) =>
  typeof value === 'boolean' ? tick(name, name) : number(name, name, streamLimits(name)),
)

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Switches of the sandbox</title>
<link rel="icon" href="/logo.svg">
<link rel="stylesheet" href="/__sandbox/page.css">
<script type="module" src="/__sandbox/page.js"></script>
</head>
<body>
<main>
<h1>Switches of the sandbox</h1>
<section aria-labelledby="people">
<h2 id="people">People to log in as</h2>
<ul data-list="personas" data-names="email password about"></ul>
<h2>Codes that were sent, newest first</h2>
<ul data-list="inbox" data-names="address purpose code"></ul>
</section>
${form('clock', 'Clock', ['<p><time></time></p>', number('speed', 'Speed', CLOCK_LIMITS.speed), set, ...JUMPS.map(jump)], 'data-reads')}
${form(
  'scenario',
  'Calls',
  [
    number('latency', 'Latency in milliseconds', SCENARIO_LIMITS.latency),
    number('errorRate', 'Share that fails, 0 to 1', SCENARIO_LIMITS.errorRate),
    field('force', 'Codes, such as logIn=500', 'data-kind="codes" autocomplete="off"'),
    field('malformed', 'Operations that answer nonsense', 'data-kind="words" autocomplete="off"'),
    set,
    calm,
  ],
  'data-reads',
)}
${form(
  'streams',
  'Streams',
  [
    ...streamFields,
    set,
    calm,
    `<button type="button" data-to="drop" data-body="{}">Drop all connections</button>`,
  ],
  'data-reads',
)}
${form('pair', 'Trading', [
  field('symbol', 'Pair', `list="pairs" value="${PAIRS[0]?.symbol ?? ''}"`),
  field('stopped', `Stopped, of ${STOPPABLE.join(', ')}`, 'data-kind="words" autocomplete="off"'),
  set,
])}
<datalist id="pairs">${PAIRS.map(({ symbol }) => `<option value="${symbol}">`).join('')}</datalist>
${form('journal', 'Journal', [
  '<p><a href="/__sandbox/journal" download="journal.json">Export, with members’ data masked</a></p>',
  '<label>Import <input type="file" accept="application/json"></label>',
  '<button type="button" data-to="reset" data-body="{}">Back to the personas</button>',
])}
</main>
</body>
</html>
`

const STYLE = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 0 16px 32px }
form, section { margin-block-start: 16px; padding: 0 16px 16px; border: 1px solid GrayText; border-radius: 8px }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center }
h1 { font-size: 20px }
h2 { flex-basis: 100%; margin: 12px 0 0; font-size: 16px }
p { margin: 0 }
ul { margin: 4px 0; padding-inline-start: 20px }
li { overflow-wrap: anywhere }
input, button { min-height: 28px; box-sizing: border-box; font: inherit }
input[type=number] { width: 96px }
input[type=checkbox] { width: 24px; height: 24px; min-height: 24px; vertical-align: middle }
output { flex-basis: 100% }
output:empty { display: none }
`

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '': ['text/html', PAGE],
  'page.css': ['text/css', STYLE],
  'page.js': ['text/javascript', `(${runSwitches.toString()})()`],
}

/** The page or one of its files; undefined for other names. */
export function servePage(name: string): Response | undefined {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (file === undefined) return undefined
  const [type, text] = file
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  })
}
