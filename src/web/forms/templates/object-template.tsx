import type { ReactNode } from 'react'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { useForm } from '../form-context.ts'
import styles from '../form.module.css'
import { fieldText, neededText } from '../texts.ts'

/** The fields, one below the other; in a form with groups two by two beside what each group is about. */
export function ObjectTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps): ReactNode {
  const form = useForm()
  const groups = Object.entries(form.groups)
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  return (
    <div id={fieldPathId.$id}>
      {groups.map(([group, fields]) => (
        <Group key={group} name={group}>
          {fields.map((field) => contents.get(field))}
        </Group>
      ))}
      {groups.length === 0 && properties.map(({ content }) => content)}
    </div>
  )
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const form = useForm()
  const intl = useIntl()
  const id = `${form.id}__${name}`
  return (
    <fieldset aria-labelledby={id} className={styles.group}>
      <div>
        <h2 id={id} className={styles.legend}>
          {neededText(intl, form.id, `group.${name}`, 'label', name)}
        </h2>
        <p className={styles.about}>{fieldText(intl, form.id, `group.${name}`, 'hint')}</p>
      </div>
      <div className={styles.pair}>{children}</div>
    </fieldset>
  )
}
