import { type ReactNode, useState } from 'react'
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import type { FieldTemplateProps } from '@rjsf/utils'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldContext, useForm } from '../form-context.ts'
import styles from '../form.module.css'
import { faultText } from '../texts.ts'

/** Label, control, and one line that helps or, once the field was touched, says what is wrong. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const name = props.fieldPathId.path.join('.')
  if (name === '') return props.children
  return props.hidden === true ? null : <Field {...props} name={name} />
}

function Field({
  name,
  id,
  label,
  rawHelp,
  children,
}: FieldTemplateProps & { readonly name: string }): ReactNode {
  const form = useForm()
  const intl = useIntl()
  const [hint, setHint] = useState<string | null>(null)
  const fault = form.faults.find(({ shownAt }) => shownAt === name)
  const ui = form.fields[name] ?? PLAIN
  const messageId = `${id}__message`
  const isWrong = fault !== undefined
  const wrong = fault?.field ?? null
  const field = { name, ui, wrong, messageId, setHint }
  const help = hint ?? rawHelp
  return (
    <FieldContext value={field}>
      <div className={styles.field}>
        {hasLabel(ui) && (
          <div className={styles.head}>
            <label htmlFor={id} id={`${id}__label`} className={styles.label}>
              {label}
              {!form.isRequired(name) && (
                <span className={styles.optional}>
                  <FormattedMessage id="forms.optional" />
                </span>
              )}
            </label>
            {form.asides[name]}
          </div>
        )}
        {children}
        <p id={messageId} aria-live="polite" className={`${styles.message} ${isWrong ? styles.wrong : ''}`}>
          {isWrong && <ErrorCircle16Regular aria-hidden className={styles.messageIcon ?? ''} />}
          {isWrong ? faultText(intl, form.id, fault) : help}
        </p>
      </div>
    </FieldContext>
  )
}

const PLAIN = { widget: 'text' }

/** A box to tick carries its label itself. */
const hasLabel = (ui: object): boolean => !('widget' in ui && ui.widget === 'agreement')
