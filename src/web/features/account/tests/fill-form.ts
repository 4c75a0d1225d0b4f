import { fireEvent, screen, waitFor } from '@testing-library/react'

/** Types into the fields of a form, by their names in the contract, once they are there. */
export async function fillForm(form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await waitFor(() => {
      const found = document.getElementById(`${form}_${name}`)
      if (found === null) throw new Error(`no field ${name} yet`)
      return found
    })
    fireEvent.change(field, { target: { value } })
  }
}

/** Presses each button that sends a code, in order, and waits for each code to be on its way. */
export async function sendCodes(): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name: 'Send code' })) {
    fireEvent.click(button)
    await waitFor(() => expectDisabled(button))
  }
}

function expectDisabled(button: HTMLElement): void {
  if (button.getAttribute('aria-disabled') !== 'true' || button.getAttribute('aria-busy') === 'true')
    throw new Error('no code was sent yet')
}

export const submitForm = (): boolean =>
  fireEvent.click(document.querySelector('button[type=submit]') ?? document.body)
