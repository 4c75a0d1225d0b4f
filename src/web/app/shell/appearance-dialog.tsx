import { useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMovement, useStore, useTheme } from '#src/web/session/hooks.ts'
import { movements, movementStore } from '#src/web/session/movement.ts'
import { singleKeysStore } from '#src/web/session/single-keys.ts'
import { setTheme } from '#src/web/session/theme.ts'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './appearance-dialog.module.css'

const NAMES = { 'green-red': 'greenRed', 'red-green': 'redGreen', 'blue-orange': 'blueOrange' } as const

/** Settings of theme, colours of rising and falling prices, and hot-keys. Each is saved at once. */
export function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText<AreaKeys['shell'] | AreaKeys['appearance']>()
  const theme = useTheme()
  const chosen = useMovement()
  const singleKeys = useStore(singleKeysStore)
  const id = useId()
  return (
    <Modal labelledBy={id} className={styles.surface} onClose={onClose}>
      <DialogHead id={id} title={t('shell.appearance.title')} onClose={onClose} />
      <h3 className={styles.name}>{t('shell.theme.name')}</h3>
      <Segments
        block
        size="large"
        label={t('shell.theme.name')}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'black', label: t('shell.theme.black') },
          { value: 'white', label: t('shell.theme.white') },
        ]}
      />
      <fieldset className={styles.prices}>
        <legend className={styles.name}>{t('shell.appearance.prices')}</legend>
        {movements.map((movement) => (
          <label key={movement} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={movement === chosen}
              onChange={() => movementStore.set(movement)}
            />
            <span className={styles.words}>{t(`appearance.${NAMES[movement]}`)}</span>
            <Sample movement={movement} />
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{t('appearance.note')}</p>
      <h3 className={styles.next}>{t('appearance.keys')}</h3>
      <Switch
        label={t('appearance.keys.single')}
        checked={singleKeys}
        aria-describedby={`${id}-keys`}
        onChange={singleKeysStore.set}
      />
      <p id={`${id}-keys`} className={styles.note}>
        {t('appearance.keys.note')}
      </p>
    </Modal>
  )
}

/** Two candles in the colours of a palette, to compare it with the chosen one. */
function Sample({ movement }: { readonly movement: string }) {
  return (
    <svg className={styles.sample} data-palette={movement} viewBox="0 0 40 24" aria-hidden="true">
      <path className={styles.up} d="M9 1h2v4h3v14h-3v4H9v-4H6V5h3z" />
      <path className={styles.down} d="M29 1h2v4h3v14h-3v4h-2v-4h-3V5h3z" />
    </svg>
  )
}
