import { expect, it } from 'vitest'
import { readTyped, restoreTyped } from './typed-fields'

function makeForm(): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = `
    <input type="hidden" name="$ACTION_1" value="1"><input name="I01name"><input name="I02email"><input name="nickname" value="bot">
    <input type="radio" name="II14masjidcountry" value="US"><input type="radio" name="II14masjidcountry" value="CA">
    <select name="II04masjidstate" disabled><option value=""></option><option value="ON"></option></select>
    <fieldset disabled><input name="III01recipientname"></fieldset>
    <input type="checkbox" name="IV01termsandconditions" value="true"><button name="other">Next</button>`
  return form
}

const draft = {
  I01name: 'Khalid',
  I02email: 'khalid@masjid',
  II14masjidcountry: 'CA',
  II04masjidstate: 'ON',
  III01recipientname: 'Hassan',
  IV01termsandconditions: 'true',
}

it('restores every kind of field, including disabled ones', () => {
  const form = makeForm()
  restoreTyped(form, draft)
  expect(readTyped(form)).toEqual(draft)
})

it('keeps what was typed or chosen in the meantime', () => {
  const form = makeForm()
  restoreTyped(form, { I01name: 'Amina', II14masjidcountry: 'US' })
  restoreTyped(form, draft)
  expect(readTyped(form)).toEqual({ ...draft, I01name: 'Amina', II14masjidcountry: 'US' })
})

it('restores a box that was ticked at first and then was not', () => {
  const withBox = () => {
    const form = makeForm()
    form.insertAdjacentHTML('beforeend', '<input type="checkbox" name="sendCopy" value="true" checked>')
    return { form, box: form.querySelector<HTMLInputElement>('[name=sendCopy]') }
  }
  const { form, box } = withBox()
  expect(readTyped(form).sendCopy).toBe('true')
  box?.click()
  const kept = readTyped(form)
  const again = withBox()
  restoreTyped(again.form, kept)
  expect(again.box?.checked).toBe(false)
  restoreTyped(again.form, { sendCopy: 'true' })
  expect(again.box?.checked).toBe(false)
})

it('reads an untouched form as empty', () => {
  expect(Object.values(readTyped(makeForm())).join('')).toBe('')
})
