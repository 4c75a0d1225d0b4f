import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { unitOf } from './codes.ts'
import styles from './withdraw-codes.module.css'

type NewCodeProps = { readonly code: WithdrawCode; readonly onClose: () => void }

/** The code that was just made: to be copied and passed on. It can be read again in the list. */
export function NewCode({ code, onClose }: NewCodeProps) {
  const t = useText<AreaKeys['withdraw-codes']>()
  const { locale } = useIntl()
  const id = useId()
  const amount = formatDecimal(code.withdrawAmount, locale, { unit: unitOf(code), trim: true })
  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} className={styles.surface} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.subtitle}>
        {t('withdraw-codes.made', { amount })}
      </h2>
      <p id={`${id}-text`} className={styles.lead}>
        {t('withdraw-codes.madeText')}
      </p>
      <p className={styles.secret}>
        <code aria-label={t('withdraw-codes.code')}>{code.withdrawCode}</code>
      </p>
      {code.expireTime !== undefined && code.expireTime !== null && (
        <p className={styles.until}>
          {t('withdraw-codes.validUntil', { time: formatInstant(code.expireTime, locale, 'minute') })}
        </p>
      )}
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('withdraw-codes.close')}</Button>
        <CopyButton text={code.withdrawCode} label={t('withdraw-codes.copy')} wide look="primary" />
      </div>
    </Modal>
  )
}
