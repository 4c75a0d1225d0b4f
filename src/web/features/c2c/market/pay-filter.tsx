import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { listText } from '#src/core/text/list-text.ts'
import { Popup } from '#src/web/ui/overlays/popup.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './filters.module.css'

type PayFilterProps = {
  /** Payment types that ads have; chosen ones stay in the list. */
  readonly names: readonly string[]
  readonly value: readonly string[]
  readonly onChange: (pay: readonly string[]) => void
}

/** Payment types, several of them: an ad that takes one of them fits. */
export function PayFilter({ names, value, onChange }: PayFilterProps) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const all = [...new Set([...names, ...value])].toSorted((a, b) => a.localeCompare(b))
  const chosen = value.length === 0 ? t('c2c.anyPay') : listText(value, locale, 'disjunction')
  return (
    <Popup
      label={`${t('c2c.pay')} ${chosen}`}
      buttonClass={styles.pay}
      button={
        <>
          <span className={styles.name}>{t('c2c.pay')}</span> <span className={styles.chosen}>{chosen}</span>
          <ChevronDown16Regular aria-hidden />
        </>
      }
    >
      {(close) => (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('c2c.pay')}</legend>
          {all.length === 0 && <p className={styles.name}>{t('c2c.noPay')}</p>}
          {all.map((name) => (
            <label key={name} className={styles.choice}>
              <input
                type="checkbox"
                checked={value.includes(name)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...value, name] : value.filter((one) => one !== name))
                }
              />
              {name}
            </label>
          ))}
          <div className={styles.acts}>
            <Button look="subtle" onClick={() => onChange([])} disabled={value.length === 0}>
              {t('c2c.anyPay')}
            </Button>
            <Button onClick={close}>{t('c2c.done')}</Button>
          </div>
        </fieldset>
      )}
    </Popup>
  )
}
