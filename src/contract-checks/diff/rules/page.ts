import { pathToFileURL } from 'node:url'
import { GROUPS } from './all.ts'
import type { ChangeRule } from './change-rule.ts'

/** docs/contract-changes.md, so that cause and fix are written once. */
export function changesPage(groups: Readonly<Record<string, Readonly<Record<string, ChangeRule>>>>): string {
  const parts = Object.entries(groups).map(([title, rules]) =>
    [
      `## ${title}`,
      '',
      '| rule | | cause | fix |',
      '| --- | --- | --- | --- |',
      ...Object.entries(rules).map(
        ([id, { severity, cause, fix }]) => `| \`${id}\` | ${severity} | ${cause} | ${fix} |`,
      ),
      '',
    ].join('\n'),
  )
  return `# Changes of a contract

\`npm run contract-checks -- diff\` compares two contracts and names each difference by one of these rules
([how to run it](contract-checks.md#diff)). *Breaking*: a client that worked may not work any more. *Dangerous*: it
works, but may meet or show something that it does not expect. *Harmless*: it need not know.

\`request-…\` speaks of what is sent, \`response-…\` of what is answered: to take less breaks callers, to answer more
breaks readers.

This page is made from the rules in src/contract-checks/diff/rules/ by
\`node src/contract-checks/diff/rules/page.ts > docs/contract-changes.md\`.

${parts.join('\n')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(changesPage(GROUPS))
