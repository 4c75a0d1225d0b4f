import { useEffect, useMemo, type ReactNode } from 'react'
import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { useIntl } from 'react-intl'
import type { FormDefinition } from './definition.ts'
import { fieldId, FormContext, type FormContextValue } from './form-context.ts'
import styles from './form.module.css'
import { SubmitButton } from './submit-button.tsx'
import { Summary } from './summary.tsx'
import { templates } from './templates/templates.ts'
import { uiSchemaOf } from './ui-schema.ts'
import { type Ask, type SendCode, useSchemaForm } from './use-schema-form.ts'
import { widgets } from './widgets/widgets.ts'

type Props<Value extends object> = {
  readonly form: FormDefinition<Value>
  /** Wins over what was remembered of an earlier visit. */
  readonly initial?: Partial<Value>
  /** Gets a value that the validator accepts. Until its promise settles the form is busy; what it rejects with
   * (the client's error value) lands on the fields that caused it. */
  readonly onSubmit: (value: Value) => Promise<unknown>
  readonly onChange?: (value: Partial<Value>) => void
  /** For each verification code of the form: the call that sends it. */
  readonly sendCode?: Readonly<Record<string, SendCode<Value>>>
  /** For fields that only the server can judge: asked when the field is left, answered beside it. */
  readonly ask?: Readonly<Record<string, Ask<Value>>>
  readonly asides?: Readonly<Record<string, ReactNode>>
  readonly links?: FormContextValue['links']
  /** For a form that takes the place of another: begins in its first field. */
  readonly focusFirst?: boolean
}

/** A form of forms/, drawn from its derived schema and checked by its compiled validator (VAL-01 to VAL-10). */
export function SchemaForm<Value extends object>(props: Props<Value>): ReactNode {
  const {
    form,
    initial,
    onSubmit,
    onChange,
    sendCode,
    ask,
    asides = {},
    links = {},
    focusFirst = false,
  } = props
  const intl = useIntl()
  const control = useSchemaForm(form, { initial, onSubmit, onChange, sendCode, ask })
  const { value, faults, failures, dispatch } = control
  const schema = form.schema as RJSFSchema
  const validator = useMemo(() => createPrecompiledValidator({ ...form.validators }, schema), [form, schema])
  const uiSchema = useMemo(() => uiSchemaOf(form, intl), [form, intl])

  const firstWrong = faults[0]?.field
  useEffect(() => {
    if (failures > 0 && firstWrong !== undefined)
      document.getElementById(fieldId(form.id, firstWrong))?.focus()
    // Only a failed submit moves the focus; faults also change while somebody types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failures])

  useEffect(() => {
    const [first] = form.ui.order
    if (focusFirst && first !== undefined) document.getElementById(fieldId(form.id, first))?.focus()
  }, [form, focusFirst])

  const required = form.schema['required'] as readonly string[]
  const context: FormContextValue = {
    id: form.id,
    value,
    fields: form.ui.fields,
    faults,
    isRequired: (field) => required.includes(field),
    set: (values, byHand = true) => dispatch({ kind: 'patch', values, byHand }),
    leave: control.leave,
    demand: control.demand,
    sendCode: sendCode === undefined ? null : control.send,
    asides,
    links,
  }

  return (
    <FormContext value={context}>
      <div className={styles.form}>
        <Summary formId={form.id} faults={control.listed ? faults : []} message={control.message} />
        <Form
          schema={schema}
          uiSchema={uiSchema}
          formData={value}
          validator={validator}
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
          onError={control.submit}
        >
          <SubmitButton formId={form.id} busy={control.busy} />
        </Form>
      </div>
    </FormContext>
  )
}
