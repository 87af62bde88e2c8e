/** ISO 3166-1 alpha-2 codes of countries and territories. */
const CODES =
  (
    'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZ' +
    'DEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJM' +
    'JOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONP' +
    'NRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTO' +
    'TRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'
  ).match(/../g) ?? [];

/** Suggests country names while the user types; any other text is allowed, too. */
export function addCountrySuggestions(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-field=country] input')) {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const list = document.createElement('datalist');
    list.id = `${field.id}-countries`;
    for (const name of CODES.map((code) => names.of(code) ?? code).toSorted()) {
      const option = document.createElement('option');
      option.value = name;
      list.append(option);
    }
    field.after(list);
    field.setAttribute('list', list.id);
  }
}

/** Fills empty country fields with a suggestion, which can be changed or cleared. */
export function prefillCountry(form: HTMLFormElement, code: string): void {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(code);
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-field=country] input')) {
    if (name !== undefined && field.value === '' && document.activeElement !== field) field.value = name;
  }
}
