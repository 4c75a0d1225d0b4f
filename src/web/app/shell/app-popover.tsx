import { QrCode20Regular } from '@fluentui/react-icons/svg/qr-code'
import type { AreaKeys } from '#generated/messages/keys.ts'
import iconButton from '#src/web/ui/primitives/icon-button.module.css'
import { Popup } from '#src/web/ui/overlays/popup.tsx'
import { QrCode } from '#src/web/ui/qr/qr-code.tsx'
import { useSite } from '#src/web/site/site.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './app-popover.module.css'
import { LazyPart } from './lazy-part.tsx'

/** Shows a QR code of this installation's address, to open it on a phone (SHELL-07). */
export function AppPopover({ className = '' }: { readonly className?: string | undefined }) {
  const t = useText<AreaKeys['shell']>()
  const { address } = useSite()
  return (
    <Popup
      label={t('shell.app.button')}
      button={<QrCode20Regular />}
      buttonClass={`${iconButton.button ?? ''} ${className}`}
    >
      {(close) => (
        <div className={styles.app}>
          <LazyPart onFail={close}>
            <QrCode text={address} label={t('shell.app.qr', { address })} size={176} />
          </LazyPart>
          <h2 className={styles.title}>{t('shell.app.title')}</h2>
          <p className={styles.text}>{t('shell.app.text')}</p>
          <p className={styles.address}>{address.replace(/^https?:\/\/|\/$/g, '')}</p>
        </div>
      )}
    </Popup>
  )
}
