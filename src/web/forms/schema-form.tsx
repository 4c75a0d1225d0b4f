import { useEffect, useMemo, type ReactNode } from 'react'
import Form from '@rjsf/core'
import { useIntl } from 'react-intl'
import type { FormDefinition } from './definition.ts'
import { focusError } from './focus.ts'
import { fieldId, FormContext, type FormContextValue } from './form-context.ts'
import styles from './form.module.css'
import { isShown, type Limits, type LimitsOf, type Live } from './live.ts'
import { SubmitButton } from './submit-button.tsx'
import { Summary } from './summary.tsx'
import { templates } from './templates/templates.ts'
import { isRequired, uiSchemaOf, viewOf, viewValidator } from './ui-schema.ts'
import { type Ask, type Pause, type SendCode, useSchemaForm } from './use-schema-form.ts'
import { widgets } from './widgets/widgets.ts'

type Props<Value extends object, Limit extends string = string> = LimitProps<Limit> & {
  readonly form: FormDefinition<Value, Limit>
  /** Wins over what was remembered of an earlier visit, unless there is a `draftKey`. */
  readonly initial?: Partial<Value>
  /** For a form that changes one of many records: its drafts are that record's, and win over `initial`. */
  readonly draftKey?: string
  /** Fills in what follows from the rest before it is judged and sent. Pure and of one identity. */
  readonly derive?: Live<Value>['derive']
  /** By field: what there is to choose from; null while it is on its way. */
  readonly choices?: FormContextValue['choices']
  /** By field: what its decimal counts. */
  readonly units?: FormContextValue['units']
  /** Gets a value that the validator accepts. Until its promise settles the form is busy, but for the time it waits
   * for a person by `pause`; what it rejects with (the client's error value) lands on the fields that caused it. */
  readonly onSubmit: (value: Value, pause: Pause) => Promise<unknown>
  /** Hears what counts: without hidden fields, with what was derived. */
  readonly onChange?: (value: Partial<Value>) => void
  /** For each verification code of the form: the call that sends it. */
  readonly sendCode?: Readonly<Record<string, SendCode<Value>>>
  /** For fields that only the server can judge: asked when the field is left, answered beside it. */
  readonly ask?: Readonly<Record<string, Ask<Value>>>
  readonly asides?: Readonly<Record<string, ReactNode>>
  /** By field: shown below it. May use `useForm`. */
  readonly after?: Readonly<Record<string, ReactNode>>
  readonly links?: FormContextValue['links']
  /** In place of the catalogue's words on the submit button. */
  readonly submitText?: string
  /** Secondary where another form of the view has the primary button; danger, buy and sell as buttons have them. */
  readonly submitLook?: 'primary' | 'secondary' | 'danger' | 'buy' | 'sell'
  /** Before the submit button: Cancel. */
  readonly actions?: ReactNode
  /** For a form that takes the place of another: begins in its first field. */
  readonly focusFirst?: boolean
}

/**
 * Limits known at run time: `$ctx` of the constraint vocabulary, each by its name, those not known yet too. Keep the
 * object's identity while it is the same.
 */
type LimitProps<Limit extends string> = [Limit] extends [never]
  ? { readonly ctx?: never }
  : string extends Limit
    ? { readonly ctx?: Limits }
    : { readonly ctx: LimitsOf<Limit> }

/** A form of forms/, drawn from its derived schema and checked by its compiled validator (VAL-01 to VAL-10). */
export function SchemaForm<Value extends object, Limit extends string>(
  props: Props<Value, Limit>,
): ReactNode {
  const { form, derive, sendCode, focusFirst = false } = props
  const limits: Limits = props.ctx ?? NONE
  const intl = useIntl()
  const live = useMemo(() => ({ limits, ...(derive && { derive }) }), [limits, derive])
  const control = useSchemaForm(form, { ...optionsOf(props), live })
  const { value, errors, failures, dispatch } = control
  const view = useMemo(() => viewOf(form), [form])
  const uiSchema = useMemo(() => uiSchemaOf(form, intl), [form, intl])

  const [firstWrong] = errors
  useEffect(() => {
    if (failures > 0 && firstWrong !== undefined) focusError(form.id, firstWrong)
    // oxlint-disable-next-line react/exhaustive-deps -- errors change while typing, which must not move the focus
  }, [failures])

  useEffect(() => {
    const [first] = form.ui.order
    if (focusFirst && first !== undefined) document.getElementById(fieldId(form.id, first))?.focus()
  }, [form, focusFirst])

  const context: FormContextValue = {
    ...fixedOf(props),
    value,
    errors,
    limits,
    isShown: (field) => isShown(form, field, value),
    mark: (field, mark, now = false) => dispatch({ kind: 'mark', field, mark, now }),
    set: (values, byHand = true) => dispatch({ kind: 'patch', values, byHand }),
    leave: control.leave,
    demand: control.demand,
    sendCode: sendCode === undefined ? null : control.send,
  }

  return (
    <FormContext value={context}>
      <div className={styles.form}>
        <Summary errors={control.listed ? errors : []} message={control.message} />
        <Form
          schema={view}
          uiSchema={uiSchema}
          formData={value}
          validator={viewValidator}
          templates={templates}
          widgets={widgets}
          idPrefix={form.id}
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={{
            constAsDefaults: 'never',
            emptyObjectFields: 'skipDefaults',
          }}
          onChange={(event) => dispatch({ kind: 'change', value: (event.formData ?? {}) as Partial<Value> })}
          onSubmit={control.submit}
        >
          <div className={styles.actions} data-submit>
            {props.actions}
            <SubmitButton
              formId={form.id}
              busy={control.busy}
              text={props.submitText}
              look={props.submitLook}
            />
          </div>
        </Form>
      </div>
    </FormContext>
  )
}

const NONE = {}

function optionsOf<Value extends object>(props: Omit<Props<Value>, 'ctx'>) {
  const { initial, draftKey, onSubmit, onChange, sendCode, ask } = props
  return { initial, draftKey, onSubmit, onChange, sendCode, ask }
}

/** The part of the context that only depends on what the form was given. */
function fixedOf<Value extends object>({ form, ...props }: Omit<Props<Value>, 'ctx'>) {
  const properties = form.schema['properties'] as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  const { choices = NONE, units = NONE, asides = NONE, after = NONE, links = NONE } = props
  const property = (field: string): Readonly<Record<string, unknown>> => properties[field] ?? NONE
  const { fields, groups = NONE } = form.ui
  return {
    id: form.id,
    fields,
    groups,
    property,
    isRequired: (field: string) => isRequired(form, field),
    choices,
    units,
    asides,
    after,
    links,
  }
}
