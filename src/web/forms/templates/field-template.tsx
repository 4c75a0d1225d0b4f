import { type ReactNode, useState } from 'react'
import { ErrorCircle16Regular } from '@fluentui/react-icons/svg/error-circle'
import type { FieldTemplateProps } from '@rjsf/utils'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldContext, useForm } from '../form-context.ts'
import styles from '../form.module.css'
import { errorText } from '../texts.ts'

/** Label, control, and one line that helps or, once the field was touched, says what is wrong. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const form = useForm()
  const name = props.fieldPathId.path.join('.')
  if (name === '') return props.children
  return props.hidden === true || !form.isShown(name) ? null : <Field {...props} name={name} />
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
  const error = form.errors.find(({ shownAt }) => shownAt === name)
  const ui = form.fields[name] ?? PLAIN
  const widget = 'widget' in ui ? ui.widget : ''
  const messageId = `${id}__message`
  const isWrong = error !== undefined
  const wrong = error?.field ?? null
  const field = { name, ui, wrong, wrongRow: error?.row ?? null, messageId, setHint }
  const help = hint ?? rawHelp
  return (
    <FieldContext value={field}>
      <div className={styles.field} data-width={'width' in ui ? ui.width : undefined}>
        {!LABELLED_BY_ITSELF.has(widget) && (
          <div className={styles.head}>
            <Label id={id} isGroup={GROUPS.has(widget)}>
              {label}
              {!form.isRequired(name) && (
                <>
                  {/* For the accessible name: the gap that is seen is a margin. */}{' '}
                  <span className={styles.optional}>
                    <FormattedMessage id="forms.optional" />
                  </span>
                </>
              )}
            </Label>
            {form.asides[name]}
          </div>
        )}
        {children}
        <p id={messageId} aria-live="polite" className={`${styles.message} ${isWrong ? styles.wrong : ''}`}>
          {isWrong && <ErrorCircle16Regular aria-hidden className={styles.messageIcon ?? ''} />}
          {isWrong ? errorText(intl, form, error) : help}
        </p>
        {form.after[name]}
      </div>
    </FieldContext>
  )
}

type LabelProps = { readonly id: string; readonly isGroup: boolean; readonly children: ReactNode }

/** A group of controls is named by the label, but a click on it chooses none of them. */
function Label({ id, isGroup, children }: LabelProps): ReactNode {
  if (isGroup)
    return (
      <span id={`${id}__label`} className={styles.label}>
        {children}
      </span>
    )
  return (
    <label htmlFor={id} id={`${id}__label`} className={styles.label}>
      {children}
    </label>
  )
}

const PLAIN = { widget: 'text' }
const LABELLED_BY_ITSELF: ReadonlySet<string> = new Set(['agreement', 'switch', 'tip'])
const GROUPS: ReadonlySet<string> = new Set(['segments', 'cards', 'checks', 'ips', 'image', 'range'])
