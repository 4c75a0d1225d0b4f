import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormDefinition } from './definition.ts'
import { draftOf, fromDraft, fromHeld, heldOf, isSame, withoutDraft } from './drafts.ts'
import { type FieldError, findErrors } from './field-errors.ts'
import { allErrors, type FormEvent, nextState, startState, visibleErrors } from './form-state.ts'
import { type Live, effectiveValue } from './live.ts'
import { isRefusalError, type Refusal, refusalOf } from './refusal.ts'
import { useFormServices } from './services.ts'

export type SendCode<Value extends object> = (value: Partial<Value>) => Promise<unknown>

export type Ask<Value extends object> = (value: Partial<Value>) => Promise<unknown>

/**
 * Waits for a person's answer, such as to a question before the call: the form is not busy meanwhile, as nothing is on
 * its way, and takes no second submit either.
 */
export type Pause = <Answer>(answer: Promise<Answer>) => Promise<Answer>

export type SchemaFormControl<Value extends object> = {
  readonly value: Partial<Value>
  readonly errors: readonly FieldError[]
  readonly message: Refusal['message']
  readonly busy: boolean
  readonly failures: number
  readonly listed: boolean
  readonly dispatch: (event: FormEvent<Value>) => void
  readonly leave: (field: string) => void
  readonly submit: () => void
  readonly demand: (fields: readonly string[]) => boolean
  readonly send: (field: string) => Promise<boolean>
}

/** The life of one form: value and draft, errors, one submit at a time, refusals. */
export function useSchemaForm<Value extends object>(
  form: FormDefinition<Value>,
  options: {
    readonly initial: Partial<Value> | undefined
    readonly draftKey: string | undefined
    readonly live: Live<Value>
    readonly onSubmit: (value: Value, pause: Pause) => Promise<unknown>
    readonly onChange: ((value: Partial<Value>) => void) | undefined
    readonly sendCode: Readonly<Record<string, SendCode<Value>>> | undefined
    readonly ask: Readonly<Record<string, Ask<Value>>> | undefined
  },
): SchemaFormControl<Value> {
  const { drafts } = useFormServices()
  const { live, initial, draftKey } = options
  const key = draftKey ?? form.id
  const [given] = useState(initial)
  const [state, setState] = useState(() => {
    const stored = drafts.read(key)
    const draft = { ...fromDraft(form, stored), ...fromHeld(form, drafts.held?.(key)) }
    if (draftKey === undefined) return startState<Value>({ ...draft, ...given })
    // Of a record that was being changed, a field that is not in the draft was emptied.
    const rest = stored === null ? given : withoutDraft(form, given)
    return startState<Value>({ ...rest, ...draft })
  })
  const [busy, setBusy] = useState(false)
  // A second click comes before the button is drawn as busy, or while somebody is asked.
  const sending = useRef(false)
  const asked = useRef(new Map<string, unknown>())
  const dispatch = useCallback(
    (event: FormEvent<Value>) => setState((before) => nextState(form, before, event, live)),
    [form, live],
  )

  const { value } = state
  const { onChange } = options
  useEffect(() => {
    const draft = draftOf(form, value)
    // A record that nobody has changed yet has no draft: it may change elsewhere.
    const isUnchanged = isSame(draft, given && draftOf(form, given))
    drafts.write(key, draftKey === undefined ? draft : isUnchanged ? null : (draft ?? {}))
    drafts.hold?.(key, heldOf(form, value))
  }, [drafts, key, draftKey, form, value, given])
  // A reload forgets what is only held in memory: the browser asks first.
  const hasHeld = heldOf(form, value) !== null
  useEffect(() => {
    if (!hasHeld) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasHeld])
  useEffect(() => onChange?.(effectiveValue(form, value, live)), [form, value, live, onChange])

  function refuse(error: unknown, fallback?: string): void {
    if (!isRefusalError(error)) throw error
    const refusal = refusalOf(form, error, fallback, value)
    dispatch({ kind: 'refuse', refusal, byCode: fallback !== undefined })
  }

  /** A field that keeps the rules is asked about, once for each value. No answer is no objection. */
  function leave(field: string): void {
    dispatch({ kind: 'leave', field })
    const about = value[field as keyof Value]
    const question = options.ask?.[field]
    const isWrong = findErrors(form, value, live).some((error) => error.field === field)
    if (question === undefined || about === undefined || isWrong || asked.current.get(field) === about) return
    asked.current.set(field, about)
    question(value).catch((error: unknown) => {
      const refusal = isRefusalError(error) ? refusalOf(form, error) : null
      if (refusal !== null) dispatch({ kind: 'warn', field, about, refusal })
    })
  }

  const pause: Pause = async (answer) => {
    setBusy(false)
    try {
      return await answer
    } finally {
      setBusy(true)
    }
  }

  async function submit(): Promise<void> {
    if (sending.current) return
    dispatch({ kind: 'submit' })
    if (allErrors(form, state, live).length > 0) return
    sending.current = true
    setBusy(true)
    try {
      // No errors: the validator has accepted it as a Value.
      await options.onSubmit(effectiveValue(form, value, live) as Value, pause)
      drafts.write(key, null)
      drafts.hold?.(key, null)
    } catch (error) {
      refuse(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function demand(fields: readonly string[]): boolean {
    const wrong = allErrors(form, state, live).filter(({ field }) => fields.includes(field))
    if (wrong.length > 0) dispatch({ kind: 'blame', fields: wrong.map(({ shownAt }) => shownAt) })
    return wrong.length === 0
  }

  async function send(field: string): Promise<boolean> {
    const call = options.sendCode?.[field]
    if (call === undefined) return false
    try {
      await call(value)
      return true
    } catch (error) {
      refuse(error, field)
      return false
    }
  }

  const errors = useMemo(() => visibleErrors(form, state, live), [form, state, live])
  return {
    value,
    errors,
    message: state.refusal?.message ?? null,
    busy,
    failures: state.failures,
    listed: state.listed,
    dispatch,
    leave,
    submit: () => void submit(),
    demand,
    send,
  }
}
