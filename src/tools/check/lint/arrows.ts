import { posix } from 'node:path'
import { areaOf, isTest } from './where.ts'

/**
 * Who may know whom (docs/architecture.md, "Arrows"). An area knows itself and what stands in its row;
 * `generated`, `form-definitions` (forms/), `locales` and `openapi` are folders outside src.
 */
const KNOWS: Readonly<Record<string, string>> = {
  money: '',
  time: '',
  'command-line': '',
  contract: 'money time',
  client: 'contract session money time generated',
  session: 'money time',
  ui: 'money time',
  forms: 'contract ui money time generated form-definitions',
  streams: 'contract session time generated',
  trading: 'streams generated form-definitions forms ui money time session client contract',
  features: 'trading streams generated form-definitions forms ui money time session client contract',
  app: 'features trading streams generated form-definitions locales forms ui client session contract money time',
  sandbox: 'contract money time generated locales openapi command-line',
  mocks: 'contract money time generated',
  drift: 'contract money time generated openapi command-line',
  build: 'contract command-line',
  gallery: 'app session ui money time generated',
  entry: 'app session client mocks',
}

/** Says why `file` may not import `specifier`, or null when it may. Packages are not judged here. */
export function forbiddenImport(file: string, specifier: string): string | null {
  const from = areaOf(file)
  if (from === null || isTest(file)) return null
  const to = targetArea(file, specifier)
  if (to === null || to === from) return null
  const row = KNOWS[from.split('/')[0] ?? '']
  if (row === undefined) return `src/${from} has no row in the table of arrows (src/tools/check/lint/arrows.ts)`
  if (from.startsWith('features/') && to.startsWith('features/'))
    return `features do not know each other: ${from} imports ${to}; what two need moves down`
  if (row.split(' ').includes(to.split('/')[0] ?? '')) return null
  return `${from} may not know ${to} (docs/architecture.md, "Arrows")`
}

function targetArea(file: string, specifier: string): string | null {
  const path = specifier.split('?')[0] ?? ''
  if (path.startsWith('.')) return areaOfPath(posix.join(posix.dirname(file.replaceAll('\\', '/')), path))
  return path.startsWith('#') ? areaOfPath(path.slice(1)) : null
}

function areaOfPath(path: string): string | null {
  const inside = areaOf(path)
  if (inside !== null) return inside
  const top = path.match(/(?:^|\/)(generated|forms|locales|openapi|tests)\//)?.[1]
  return top === 'forms' ? 'form-definitions' : (top ?? null)
}
