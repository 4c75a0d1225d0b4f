// @vitest-environment happy-dom
import { FluentProvider } from '@fluentui/react-components'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import ui from '#locales/en_US/ui.json' with { type: 'json' }
import { ConfirmDialog } from './confirm-dialog.tsx'

// Browsers may refuse to animate, and Fluent copes; happy-dom's animations reject promises nobody waits for.
Object.assign(Element.prototype, { animate: () => null })

afterEach(cleanup)

async function show(busy = false) {
  const [onConfirm, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const dialog = (
    <ConfirmDialog
      title="Withdraw 0.12 BTC?"
      action="Withdraw"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      To bc1q 8v3k
    </ConfirmDialog>
  )
  await act(() => {
    render(
      <IntlProvider locale="en-US" messages={ui}>
        <FluentProvider theme={{}}>{dialog}</FluentProvider>
      </IntlProvider>,
    )
    return Promise.resolve()
  })
  return { onConfirm, onCancel }
}

test('a confirmation names action, amount and target, and puts the safe button first', async () => {
  await show()
  const dialog = screen.getByRole('alertdialog', { name: 'Withdraw 0.12 BTC?' })
  expect(dialog.textContent).toContain('To bc1q 8v3k')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Withdraw'])
})

test('only the button of the action confirms; Escape does not', async () => {
  const { onConfirm, onCancel } = await show()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a running action can be neither repeated nor cancelled', async () => {
  const { onConfirm, onCancel } = await show(true)
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})
