import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AuthenticatorSetup } from '#generated/models/authenticator-setup.ts'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { QrCode } from '#src/web/ui/qr/qr-code.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './authenticator.module.css'

const QR = 176

/** Groups of four are read and typed with fewer mistakes; apps take the key with or without spaces. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Shows the steps before the code can be typed: install an app, scan the key, write the key down. */
export function SecretSteps({ setup }: { readonly setup: AuthenticatorSetup | undefined }) {
  const t = useText<AreaKeys['account']>()
  return (
    <ol className={styles.steps}>
      <li>{t('account.changeGoogle.install')}</li>
      <li>
        {t('account.changeGoogle.scan')}
        {setup === undefined ? (
          <span className={styles.key}>
            <LoadingNote />
            <Skeleton width={QR} height={QR} />
            <Skeleton width={240} height={40} />
          </span>
        ) : (
          <span className={styles.key}>
            <QrCode text={setup.link} label={t('account.changeGoogle.qr')} size={QR} />
            <span className={styles.secret}>
              <code>{grouped(setup.secret)}</code>
              <CopyButton text={setup.secret} label={t('account.changeGoogle.copy')} />
            </span>
          </span>
        )}
      </li>
      <li>{t('account.changeGoogle.keep')}</li>
      <li>{t('account.changeGoogle.code')}</li>
    </ol>
  )
}
