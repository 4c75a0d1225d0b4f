import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react'
import { Input } from '@fluentui/react-components'
import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { rowId } from '../focus.ts'
import { useField, useForm } from '../form-context.ts'
import styles from './control.module.css'

/**
 * IP addresses, one to a row (VAL-26). Empty rows are no addresses; a pasted list becomes rows of its own. More
 * than the contract takes may stand there until somebody removes them: nothing that was pasted disappears.
 */
export function IpsWidget({ id, value }: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const intl = useIntl()
  const given = Array.isArray(value) ? value.map(String) : []
  const [rows, setRows] = useState<readonly string[]>(given)
  const list = useRef<HTMLFieldSetElement>(null)
  const most = form.property(field.name)['maxItems']
  const shown = rowsOf(rows, given)
  const wrong = field.wrongRow === null ? null : filledAt(shown, field.wrongRow)

  function change(next: readonly string[]): void {
    setRows(next)
    const filled = next.filter((text) => text !== '')
    form.set({ [field.name]: filled.length === 0 ? undefined : filled })
  }

  /** Rows are drawn anew before one of them can have the focus. */
  const focus = (row: number): void =>
    void requestAnimationFrame(() => list.current?.querySelectorAll('input')[row]?.focus())

  /** A separator ends an address, so the next one is typed into a row of its own. */
  function type(row: number, text: string): void {
    const parts = addressesIn(text)
    const isEnded = parts.length > 0 && /[\s,;]$/.test(text)
    const rows = [...(parts.length === 0 ? [''] : parts), ...(isEnded && shown[row + 1] !== '' ? [''] : [])]
    change(shown.toSpliced(row, 1, ...rows))
    const last = row + parts.length - (isEnded ? 0 : 1)
    if (last > row) focus(last)
  }

  /** The browser would join the lines of a pasted list, and its first address with what stands there. */
  function paste(row: number, event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text')
    const parts = addressesIn(pasted)
    if (parts[0] === pasted || parts.length === 0) return
    event.preventDefault()
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const [before, after] = [
      text.slice(0, selectionStart ?? text.length),
      text.slice(selectionEnd ?? text.length),
    ]
    type(
      row,
      (parts.length === 1 ? [before + (parts[0] ?? '') + after] : [before, ...parts, after]).join(' ').trim(),
    )
  }

  function remove(row: number): void {
    change(shown.toSpliced(row, 1))
    focus(Math.max(0, row - 1))
  }

  return (
    <fieldset ref={list} aria-labelledby={`${id}__label`} className={styles.rows}>
      {shown.map((text, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
        <div key={row} className={styles.row}>
          <Input
            id={rowId(id, row)}
            size="large"
            autoComplete="off"
            spellCheck={false}
            value={text}
            placeholder={row === 0 ? '203.0.113.7' : ''}
            className={`${styles.control} ${styles.grow}`}
            aria-label={intl.formatMessage({ id: 'forms.ips.row' }, { row: row + 1 })}
            aria-invalid={field.wrong === field.name && (wrong === null || wrong === row)}
            aria-describedby={field.messageId}
            onChange={(_event, data) => type(row, data.value)}
            onPaste={(event) => paste(row, event)}
            onBlur={() => form.leave(field.name)}
          />
          {shown.length > 1 && (
            <IconButton
              label={intl.formatMessage({ id: 'forms.ips.remove' }, { row: row + 1 })}
              icon={<Dismiss16Regular />}
              className={styles.beside ?? ''}
              // Rows close up: the second press of a double click would meet the next one.
              onClick={({ detail }) => detail < 2 && remove(row)}
            />
          )}
        </div>
      ))}
      {(typeof most !== 'number' || shown.length < most) && (
        <div>
          <Button
            look="subtle"
            className={styles.addRow}
            icon={<Add16Regular />}
            onClick={() => {
              setRows([...shown, ''])
              focus(shown.length)
            }}
          >
            {intl.formatMessage({ id: 'forms.ips.add' })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const addressesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '')

/** Returns the typed rows, empty ones included, unless the value was changed from elsewhere. At least one row. */
function rowsOf(rows: readonly string[], given: readonly string[]): readonly string[] {
  const isSame = rows.filter((text) => text !== '').join(' ') === given.join(' ')
  const shown = isSame ? rows : given
  return shown.length === 0 ? [''] : shown
}

/** The row in which the so-many-th address stands. */
const filledAt = (rows: readonly string[], at: number): number | null =>
  rows.flatMap((text, row) => (text === '' ? [] : [row]))[at] ?? null
