import { type ReactNode, useEffect, useState } from 'react'
import { Input } from '@fluentui/react-components'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import type { Limits } from '../live.ts'
import { placesLimit } from '#src/core/contract/keywords/runtime.ts'
import { type Decimal, parseDecimal, placesOf } from '#src/core/money/decimal.ts'
import { formatDecimal, inputText } from '#src/core/money/format.ts'
import { pressProps } from '#src/web/ui/primitives/press.ts'
import { useField, useForm, useOptions } from '../form-context.ts'
import { unitOf } from '../texts.ts'
import { fillText, readTyped } from '../typed-decimal.ts'
import styles from './control.module.css'

type Typed = {
  readonly text: string
  readonly of: string | undefined
  /** Said as a hint while typing: the text may still become another number, so it is no error yet. */
  readonly remark: 'cut' | 'ambiguous' | null
}

/**
 * An exact number, typed as the language writes it; the form holds canonical decimal text. Digits beyond the
 * contract's places are cut off, which the hint says; a text that can be read in two ways is never guessed.
 */
export function DecimalWidget(widget: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const { max, atMost = false } = useOptions()
  const intl = useIntl()
  const places = placesOfField(form, field.name)
  const unit = unitOf(intl, form, field.name)
  const limit = parseDecimal(String(form.limits[max ?? ''] ?? ''))
  const value = typeof widget.value === 'string' ? widget.value : undefined
  const [typed, setTyped] = useState<Typed>({ text: '', of: undefined, remark: null })
  // Whatever changed the value from outside (max, a draft, swapped fields) is shown instead of what was typed.
  const shown = typed.of === value ? typed.text : textOf(value, intl.locale)
  const remark = typed.of === value ? typed.remark : null

  const { setHint } = field
  const hint = atMost ? 'forms.decimal.most' : 'forms.decimal.available'
  const largest =
    limit === null
      ? null
      : formatDecimal(limit, intl.locale, {
          places: placesOf(limit),
          trim: true,
          ...(unit !== undefined && { unit }),
        })
  useEffect(() => {
    if (remark === 'cut') setHint(intl.formatMessage({ id: 'forms.decimal.cut' }, { places }))
    else if (remark === 'ambiguous') setHint(intl.formatMessage({ id: 'forms.rule.ambiguous' }))
    else setHint(largest === null ? null : intl.formatMessage({ id: hint }, { amount: largest }))
  }, [intl, remark, places, hint, largest, setHint])

  function change(text: string): void {
    const read = readTyped(text, intl.locale, places, largestOf(form, field.name))
    const ambiguous = read.error === 'ambiguous' ? 'ambiguous' : null
    setTyped({ text: read.text, of: read.value, remark: read.isCut ? 'cut' : ambiguous })
    form.set({ [field.name]: read.value })
    form.mark(field.name, read.error === null ? null : { rule: read.error })
  }

  return (
    <Input
      id={widget.id}
      name={widget.name}
      size="large"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      placeholder={widget.placeholder}
      className={styles.control ?? ''}
      aria-invalid={field.wrong === field.name}
      aria-required={form.isRequired(field.name)}
      aria-describedby={field.messageId}
      contentAfter={
        <span className={styles.end}>
          {unit}
          {max !== undefined && (
            <button
              type="button"
              className={styles.max}
              aria-describedby={`${widget.id}__label`}
              {...pressProps(
                limit === null,
                () => limit !== null && form.set({ [field.name]: fillText(limit, places) }),
              )}
            >
              {intl.formatMessage({ id: 'forms.decimal.max' })}
            </button>
          )}
        </span>
      }
      onChange={(_event, data) => change(data.value)}
      onBlur={() => form.leave(field.name)}
    />
  )
}

function placesOfField({ property, limits }: ReturnType<typeof useForm>, field: string): number | null {
  const given = property(field)['x-decimal-places']
  const known = (Array.isArray(given) ? given : [given])
    .map((operand: unknown) => placesIn(operand, limits))
    .filter((places) => places !== null)
  return known.length === 0 ? null : Math.min(...known)
}

function placesIn(operand: unknown, limits: Limits): number | null {
  if (typeof operand === 'number') return operand
  return typeof operand === 'object' &&
    operand !== null &&
    'ctx' in operand &&
    typeof operand.ctx === 'string'
    ? placesLimit({ ctx: operand.ctx }, { $ctx: limits })
    : null
}

/** The largest value that the contract takes, where that is a fixed number. */
function largestOf({ property }: ReturnType<typeof useForm>, field: string): Decimal | null {
  const given = property(field)['x-decimal-maximum']
  return typeof given === 'string' ? parseDecimal(given) : null
}

function textOf(value: string | undefined, language: string): string {
  const amount = value === undefined ? null : parseDecimal(value)
  return amount === null ? (value ?? '') : inputText(amount, language)
}
