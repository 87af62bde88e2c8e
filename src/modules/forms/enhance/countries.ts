/** Countries and territories with a code of their own (ISO 3166-1, alpha-2). */
const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'.match(
    /../g,
  ) ?? [];

/** Offers the names of countries while one types; any other text is fine as well. */
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

/** Puts a country into fields that are empty, as a suggestion: it can be changed or taken away like anything typed. */
export function prefillCountry(form: HTMLFormElement, code: string): void {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(code);
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-field=country] input')) {
    if (name !== undefined && field.value === '' && document.activeElement !== field) field.value = name;
  }
}
