import { createBaselineWriter } from '../output/baseline-writer.ts'
import type { Linted } from './lint.ts'
import { toGithub } from './output/github.ts'
import { toHtml } from './output/html.ts'
import { toJunit } from './output/junit.ts'
import { toMarkdown } from './output/markdown.ts'
import { toSarif } from './output/sarif.ts'
import { toTerminal } from './output/terminal.ts'

/** Prints and writes the findings in the document itself. */
export const writer = createBaselineWriter<Linted>({
  text: toTerminal,
  junit: toJunit,
  sarif: toSarif,
  markdown: toMarkdown,
  github: toGithub,
  html: toHtml,
})
