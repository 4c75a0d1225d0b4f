import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ADVICE } from './advice.ts'

const PAGE = 'docs/contract-checks.md'
const TABLE = /^\| rule \| cause \| fix \|\n(?:\|.*\n)+/m

/** The page for back-end teams with the table of these rules; `node src/contract-checks/judge/advice-page.ts` writes it. */
export function withRules(page: string): string {
  const rows = Object.entries(ADVICE).map(([id, { cause, fix }]) => `| \`${id}\` | ${cause} | ${fix} |\n`)
  return page.replace(TABLE, () => `| rule | cause | fix |\n| --- | --- | --- |\n${rows.join('')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(PAGE, withRules(readFileSync(PAGE, 'utf8')))
