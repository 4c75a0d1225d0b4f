// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import { show } from '#src/web/ui/tests/show.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

/** A list whose rows go as soon as that is confirmed, before the dialog closes: the server tells it faster. */
function Confirmed() {
  const list = useRef<HTMLUListElement>(null)
  const [left, setLeft] = useState(['BTC', 'ETH', 'USDT'])
  const [asked, setAsked] = useState<string | null>(null)
  useKeptFocus(list, true)
  return (
    <>
      <ul ref={list}>
        {left.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setAsked(name)}>{`Delete ${name}`}</button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Sure?"
          action="Delete"
          onConfirm={() => setLeft(left.filter((name) => name !== asked))}
          onCancel={() => setAsked(null)}
        >
          It cannot be taken back.
        </ConfirmDialog>
      )}
    </>
  )
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name })

test('a row removed while its dialog is open passes on the focus when that closes', async () => {
  show(<Confirmed />)
  act(() => button('Delete BTC').focus())
  fireEvent.click(button('Delete BTC'))
  act(() => button('Delete').focus())
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))
  fireEvent.click(button('Delete'))
  expect(document.activeElement).toBe(button('Delete'))
  fireEvent.click(button('Cancel'))
  expect(document.activeElement).toBe(button('Delete ETH'))
})

/** A list that makes room for an offer when it is empty. */
function Offering() {
  const frame = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(['BTC'])
  useKeptFocus(frame, true)
  return (
    <div ref={frame}>
      {left.length === 0 ? (
        <EmptyState icon={<i />} title="None" action={<button type="button">{`Add one`}</button>} />
      ) : (
        <ul>
          <li>
            <button type="button" onClick={() => setLeft([])}>{`Delete BTC`}</button>
          </li>
        </ul>
      )}
    </div>
  )
}

test("after the last row the focus is on the empty list's action", () => {
  show(<Offering />)
  act(() => button('Delete BTC').focus())
  fireEvent.click(button('Delete BTC'))
  expect(document.activeElement).toBe(button('Add one'))
})

/** Rows stay when they are taken back; their buttons go. */
function Ending() {
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(['BTC', 'ETH', 'SOL'])
  useKeptFocus(list, true)
  return (
    <ul ref={list}>
      {['BTC', 'ETH', 'SOL'].map((name) => (
        <li key={name}>
          {open.includes(name) && (
            <button type="button" onClick={() => setOpen(open.filter((one) => one !== name))}>
              {`Take back ${name}`}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

test('if only a row’s buttons go, the focus is on the nearest row with buttons, below first', () => {
  show(<Ending />)
  act(() => button('Take back ETH').focus())
  fireEvent.click(button('Take back ETH'))
  expect(document.activeElement).toBe(button('Take back SOL'))
  fireEvent.click(button('Take back SOL'))
  expect(document.activeElement).toBe(button('Take back BTC'))
  fireEvent.click(button('Take back BTC'))
  expect(document.activeElement).toBe(screen.getByRole('list'))
})
