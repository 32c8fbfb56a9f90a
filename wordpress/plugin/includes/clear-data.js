export const clearData = (owners, shops, folder) => {
  const isOwn = (text) => owners.some((owner) => text.startsWith(owner));
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Object.keys(storage).filter(
      (key) =>
        /^tillview-[^:]+:/.test(key) &&
        key.endsWith(':' + folder) &&
        !/^(true|false)$/.test(storage[key]),
    );
    const others = keys.filter((key) => !isOwn(storage[key].slice(2)));
    if (!owners[0] || others.some((key) => storage[key].startsWith('["')))
      for (const key of others) storage.removeItem(key);
  }
  if (!owners[0]) localStorage.setItem('tillview-signed-out:' + folder, Date.now());
  const request = indexedDB.open('tillview-ledger', 1);
  request.onupgradeneeded = () => request.transaction.abort();
  request.onsuccess = () => {
    const months = request.result.transaction('months', 'readwrite').objectStore('months');
    months.getAllKeys().onsuccess = ({ target }) => {
      for (const key of target.result)
        if (shops.some((shop) => key[0].includes(shop)) && !key[0].startsWith(owners[0]))
          months.delete(key);
    };
    request.result.close();
  };
};
