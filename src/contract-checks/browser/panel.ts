import type { ServerFinding } from '../judge/finding-collector.ts'
import { count } from '../output/report.ts'

const STYLE = `
:host { position: fixed; inset-block-end: 8px; inset-inline-end: 8px; z-index: 10000; display: grid; justify-items: end; gap: 4px; font: 12px/16px system-ui, sans-serif; color-scheme: light dark; color: CanvasText }
button { min-height: 24px; font: inherit; color: ButtonText; background: ButtonFace; border: 1px solid GrayText; border-radius: 6px; padding: 0 8px; cursor: pointer }
button.drift { font-weight: 600; border-color: CanvasText }
:focus-visible { outline: 2px solid Highlight; outline-offset: 1px }
section { width: min(640px, calc(100vw - 16px)); max-height: 60vh; overflow: auto; background: Canvas; border: 1px solid GrayText; border-radius: 8px; padding: 8px 12px }
[hidden] { display: none }
h2 { font-size: 12px; margin: 8px 0 2px }
ul { margin: 0; padding: 0 0 0 16px }
code { font: 11px/16px ui-monospace, monospace; overflow-wrap: anywhere }
p { margin: 4px 0 }
`

export type Panel = { show(findings: readonly ServerFinding[], judged: number): void }

/**
 * A button with the number of findings, which opens the list. In a shadow tree, so that neither the app's style
 * reaches it nor its own the app; it takes nothing from the page's focus order but its one button.
 */
export function createPanel(document: Document): Panel {
  const host = document.createElement('contract-drift')
  const root = host.attachShadow({ mode: 'open' })
  const element = <K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] => {
    const made = document.createElement(name)
    made.textContent = text
    return made
  }
  const style = element('style', STYLE)
  const list = element('section')
  const button = element('button')
  list.hidden = true
  list.tabIndex = 0
  list.setAttribute('aria-label', 'Contract drift')
  button.type = 'button'
  root.append(style, list, button)

  const toggle = (isOpen: boolean): void => {
    list.hidden = !isOpen
    button.setAttribute('aria-expanded', String(isOpen))
  }
  button.addEventListener('click', () => toggle(list.hidden === true))
  host.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    toggle(false)
    button.focus()
  })
  toggle(false)
  document.body.append(host)

  function blockOf(operation: string, findings: readonly ServerFinding[]): HTMLElement[] {
    const rows = element('ul')
    for (const { rule, at, expected, got, times, of } of findings) {
      const row = element('li', `${rule.replace('openbourse/', '')} `)
      const often = times < of ? `; ${times} of ${of} answers` : ''
      row.append(element('code', at === '' ? 'the answer' : at), `: expected ${expected}, got ${got}${often}`)
      rows.append(row)
    }
    return [element('h2', operation), rows]
  }

  return {
    show(findings, judged) {
      const number = findings.length === 0 ? 'no drift' : count(findings.length, 'finding')
      button.textContent = `Contract: ${number}`
      button.classList.toggle('drift', findings.length > 0)
      const blocks = [...Map.groupBy(findings, ({ operation }) => operation)].flatMap(([id, own]) =>
        blockOf(id, own),
      )
      list.replaceChildren(element('p', `${count(judged, 'answer')} judged by the contract.`), ...blocks)
    },
  }
}
