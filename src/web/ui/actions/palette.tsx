import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { type KeyboardEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../primitives/icon-button.tsx'
import { Modal } from '../overlays/modal.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import { PALETTE } from './action.ts'
import { findBest } from './fuzzy.ts'
import { type NamedAction, useNamedActions } from './known-actions.ts'
import styles from './palette.module.css'
import { PaletteOption } from './palette-option.tsx'

type PaletteProps = {
  readonly singleKeys: boolean
  /** Text that was typed while the palette was loading. */
  readonly typed: string
  readonly onClose: () => void
}

/** Search through everything that can be done; Enter does it. A combobox with a list, as the ARIA pattern has it. */
export function Palette({ singleKeys, typed, onClose }: PaletteProps) {
  const intl = useIntl()
  const id = useId()
  const [wanted, setWanted] = useState(typed)
  const [at, setAt] = useState(0)
  const found = findBest(
    wanted,
    useNamedActions(singleKeys).filter(({ action }) => action.id !== PALETTE),
  )
  const chosen = found[Math.min(at, found.length - 1)]
  const label = intl.formatMessage({ id: 'ui.actions.palette' })
  const idOf = ({ action }: NamedAction): string => `${id}-${action.id}`

  const run = (named: NamedAction | undefined): void => {
    if (named === undefined) return
    onClose()
    named.action.perform()
  }
  const steer = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      const next = (Math.min(at, found.length - 1) + step + found.length) % found.length
      setAt(next)
      const shown = found[next]
      if (shown !== undefined) document.getElementById(idOf(shown))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(chosen)
    }
  }
  return (
    <Modal label={label} onClose={onClose} className={styles.surface}>
      <div className={styles.field}>
        <Search20Regular />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it
          autoFocus
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === undefined ? undefined : idOf(chosen)}
          placeholder={label}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value)
            setAt(0)
          }}
          onKeyDown={steer}
        />
        <IconButton
          className={styles.close}
          label={intl.formatMessage({ id: 'ui.close' })}
          icon={<Dismiss20Regular />}
          onClick={onClose}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's lists hold no icons and keys */}
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {found.map((named, index) => (
          <PaletteOption
            key={named.action.id}
            id={idOf(named)}
            named={named}
            // Groups are named while nothing is looked for; the best answer stands first otherwise.
            head={wanted === '' && found[index - 1]?.action.group !== named.action.group}
            chosen={named === chosen}
            onRun={() => run(named)}
          />
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>{intl.formatMessage({ id: 'ui.actions.none' })}</p>}
      <VisuallyHidden>
        <output>{intl.formatMessage({ id: 'ui.actions.found' }, { count: found.length })}</output>
      </VisuallyHidden>
    </Modal>
  )
}
