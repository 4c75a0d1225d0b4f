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

  function type(row: number, text: string): void {
    const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
    change(shown.toSpliced(row, 1, ...(parts.length === 0 ? [''] : parts)))
    if (parts.length > 1) focus(row + parts.length - 1)
  }

  /** The browser would join the lines of a pasted list. */
  function paste(row: number, event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text')
    if (!/\S\s+\S/.test(pasted)) return
    event.preventDefault()
    type(row, `${shown[row] ?? ''} ${pasted}`)
  }

  function remove(row: number): void {
    change(shown.toSpliced(row, 1))
    focus(Math.max(0, row - 1))
  }

  return (
    <fieldset ref={list} aria-labelledby={`${id}__label`} className={styles.rows}>
      {shown.map((text, row) => (
        // Rows have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
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
              onClick={() => remove(row)}
            />
          )}
        </div>
      ))}
      {(typeof most !== 'number' || shown.length < most) && (
        <div>
          <Button
            look="subtle"
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

/** What was typed, empty rows included, unless the value was changed from elsewhere. At least one row. */
function rowsOf(rows: readonly string[], given: readonly string[]): readonly string[] {
  const isSame = rows.filter((text) => text !== '').join(' ') === given.join(' ')
  const shown = isSame ? rows : given
  return shown.length === 0 ? [''] : shown
}

/** The row in which the so-many-th address stands. */
const filledAt = (rows: readonly string[], at: number): number | null =>
  rows.flatMap((text, row) => (text === '' ? [] : [row]))[at] ?? null
