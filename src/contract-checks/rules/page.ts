import { pathToFileURL } from 'node:url'
import { rules } from './all.ts'
import type { Rule } from './rule.ts'

/** The page docs/contract-rules.md; `node src/contract-checks/rules/page.ts > docs/contract-rules.md` writes it. */
export function rulesPage(all: readonly Rule[]): string {
  const rows = all.map(({ id, cause, fix, replaces = [] }) => {
    const instead = replaces.length === 0 ? '' : ` Instead of redocly's ${replaces.join(', ')}.`
    return `| \`openbourse/${id}\` | ${cell(cause)}${cell(instead)} | ${cell(fix)} |`
  })
  return `# Rules of the contract

\`npm run contract-checks -- lint\` judges the contract by redocly's rules (openapi/redocly.yaml) and by these. Each can be
switched off or made a warning in redocly.yaml, e.g. \`openbourse/amount-unit: warn\`.

This page is made from the rules in src/contract-checks/rules/ by \`node src/contract-checks/rules/page.ts > docs/contract-rules.md\`.

| rule | why | fix |
|---|---|---|
${rows.join('\n')}
`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(rulesPage(rules))
