import contract from '#generated/contract.json' with { type: 'json' }
import { createBrowserJudge } from './browser-judge.ts'
import { createPanel, type Panel } from './panel.ts'
import { watchRequests } from './watch.ts'

/**
 * Entry that the dev server puts into its page before the app (vite-plugin.ts). Judges every answer by the contract
 * while the page is idle, and shows findings in a panel.
 */
const judge = createBrowserJudge(contract)
let panel: Panel | undefined

watchRequests(globalThis, (exchange) => {
  requestIdleCallback(() => {
    const isNews = judge.take(exchange)
    panel ??= createPanel(document)
    panel.show(judge.findings(), judge.count())
    const [last] = isNews ? judge.findings().slice(-1) : []
    // oxlint-disable-next-line no-console -- a developer reads it there, with the line that repeats the call
    if (last !== undefined) console.warn(`${last.message}\n${last.repeat}`)
  })
})
