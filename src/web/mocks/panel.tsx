import { useId, useState, useSyncExternalStore } from 'react'
import { type OperationId, operations } from '#generated/operations/all.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Fault, Faults } from './faults.ts'
import styles from './panel.module.css'

const ids = Object.keys(operations) as OperationId[]

/**
 * Returns the failures that an operation can be switched to: each refusal that the contract documents for it, slow,
 * down, malformed.
 */
function choices(id: OperationId): readonly { readonly label: string; readonly fault: Fault }[] {
  const { errors = [] }: Operation = operations[id]
  return [
    ...errors.map(({ code, key, field }) => ({
      label: `${code} ${key}`,
      fault: { kind: 'code', code, key, ...(field === undefined ? {} : { field }) } as const,
    })),
    { label: '4000 logged out', fault: { kind: 'code', code: 4000, key: 'not-logged-in' } },
    { label: 'slow (5 s)', fault: { kind: 'slow', ms: 5000 } },
    { label: 'down', fault: { kind: 'down' } },
    { label: 'malformed', fault: { kind: 'malformed' } },
  ]
}

/**
 * The switches for mocked answers. A tool for developers, in English: it is no part of the product
 * and stands in no production bundle.
 */
export function MockPanel({ faults }: { readonly faults: Faults }) {
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const active = useSyncExternalStore(faults.subscribe, faults.all)
  const panel = useId()
  const count = Object.keys(active).length
  const shown = ids.filter((id) =>
    `${id} ${operations[id].path}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <aside className={styles['panel']} aria-label="Mocked answers">
      {open && (
        <div id={panel} className={styles['sheet']}>
          <div className={styles['bar']}>
            <input
              type="search"
              aria-label="Find an operation"
              placeholder="Find an operation"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <button type="button" onClick={faults.clear} disabled={count === 0}>
              Reset all
            </button>
          </div>
          <ul>
            {shown.map((id) => (
              <OperationSwitch
                key={id}
                id={id}
                fault={active[id]}
                onChange={(fault) => faults.set(id, fault)}
              />
            ))}
          </ul>
        </div>
      )}
      <button type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {count === 0 ? 'Mocks' : `Mocks (${count} switched)`}
      </button>
    </aside>
  )
}

type SwitchProps = {
  readonly id: OperationId
  readonly fault: Fault | undefined
  readonly onChange: (fault: Fault | undefined) => void
}

function OperationSwitch({ id, fault, onChange }: SwitchProps) {
  const options = choices(id)
  const chosen = options.findIndex((option) => JSON.stringify(option.fault) === JSON.stringify(fault))
  return (
    <li>
      <label>
        <span>{id}</span>
        <code>{operations[id].path}</code>
        <select value={chosen} onChange={(event) => onChange(options[event.target.selectedIndex - 1]?.fault)}>
          <option value={-1}>answers</option>
          {options.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
