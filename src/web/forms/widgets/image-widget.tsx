import type { ChangeEvent, ReactNode } from 'react'
import { ImageAdd20Regular } from '@fluentui/react-icons/svg/image-add'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { ProgressBar } from '#src/web/ui/states/progress.tsx'
import { useField, useForm } from '../form-context.ts'
import { megabytes, typeNames, uploadRule } from '../image-file.ts'
import styles from './image.module.css'
import { useUpload } from './use-upload.ts'

/** A photo: picked or dropped, looked at, sent at once, replaced or removed (VAL-30, VAL-31). */
export function ImageWidget({ id, value, label }: WidgetProps): ReactNode {
  const form = useForm()
  const { name, wrong, messageId } = useField()
  const intl = useIntl()
  const { types, maxBytes } = uploadRule(form.property(name))
  const picture = useUpload(name, value)
  const isEmpty = picture.preview === null

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    if (file !== undefined) void picture.pick(file)
    // The same file may be picked again after it was removed.
    target.value = ''
  }

  function remove(): void {
    picture.remove()
    document.getElementById(id)?.focus()
  }

  return (
    <fieldset
      aria-labelledby={`${id}__label`}
      className={styles.image}
      data-wrong={wrong === name}
      data-empty={isEmpty}
    >
      {picture.preview !== null && (
        <img
          className={styles.preview}
          src={picture.preview}
          alt={intl.formatMessage({ id: 'forms.image.preview' }, { label })}
        />
      )}
      <div className={styles.side}>
        {picture.share !== null && picture.file !== null && (
          <ProgressBar
            label={intl.formatMessage({ id: 'forms.image.sending' }, { name: picture.file.name })}
            share={picture.share}
            text={intl.formatNumber(picture.share, { style: 'percent' })}
          />
        )}
        <div className={styles.buttons}>
          <label className={styles.pick}>
            <input
              type="file"
              id={id}
              accept={types.join(',')}
              className={styles.input}
              aria-label={intl.formatMessage(
                { id: isEmpty ? 'forms.image.pick-for' : 'forms.image.replace-for' },
                { label },
              )}
              aria-invalid={wrong === name}
              aria-required={form.isRequired(name)}
              aria-describedby={messageId}
              onChange={change}
              onBlur={() => form.leave(name)}
            />
            {isEmpty && <ImageAdd20Regular aria-hidden />}
            {intl.formatMessage({ id: isEmpty ? 'forms.image.pick' : 'forms.image.replace' })}
          </label>
          {!isEmpty && (
            <Button look="subtle" size="large" aria-describedby={`${id}__label`} onClick={remove}>
              {intl.formatMessage({ id: 'forms.image.remove' })}
            </Button>
          )}
        </div>
        <span className={styles.rule}>
          {intl.formatMessage(
            { id: 'forms.image.rule' },
            { types: typeNames(types, intl.locale), most: megabytes(maxBytes) },
          )}
        </span>
      </div>
    </fieldset>
  )
}
