import { pathToFileURL } from 'node:url'
import { rules } from './all.ts'
import { coreRules } from './core.ts'
import type { Rule } from './rule.ts'

/** The page docs/contract-rules.md; `node src/contract-checks/rules/page.ts > docs/contract-rules.md` writes it. */
export function rulesPage(all: readonly Rule[], core: readonly Rule[]): string {
  const house = all.filter((rule) => !core.includes(rule))
  const rowsOf = (some: readonly Rule[]): string[] =>
    some.map(({ id, cause, fix, replaces = [] }) => {
      const instead = replaces.length === 0 ? '' : ` Instead of redocly's ${replaces.join(', ')}.`
      return `| \`openbourse/${id}\` | ${cell(cause)}${cell(instead)} | ${cell(fix)} |`
    })
  return `# Rules of the contract

\`npm run contract-checks -- lint\` judges the contract by redocly's rules and by these. Each can be switched off or
made a warning in redocly.yaml, e.g. \`openbourse/amount-unit: warn\`.

This page is made from the rules in src/contract-checks/rules/ by \`node src/contract-checks/rules/page.ts > docs/contract-rules.md\`.

## Core: for any document

They find what makes checks of a server blind. \`--profile core\` is by these alone, with redocly's rules for broken
documents; it is the usual one for a document without \`x-envelope\` on its root.

| rule | why | fix |
|---|---|---|
${rowsOf(core).join('\n')}

## House: for ours

\`--profile house\` is by these and redocly's strict set (openapi/redocly.yaml); of the rules above it has those about
examples and types.

| rule | why | fix |
|---|---|---|
${rowsOf(house).join('\n')}
`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(rulesPage(rules, coreRules))
