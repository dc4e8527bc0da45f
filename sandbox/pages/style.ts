/** The one stylesheet of the sandbox: Poth's colours, no fonts fetched, from 320 px upwards. */
export const style = `
:root{--paper:#fbf8f1;--card:#fff;--line:#e6dfd0;--line-strong:#cfc5b0;--ink:#12261f;--ink-2:#4b5d55;
--green-50:#e9f5ef;--green-100:#cfe9dc;--green-600:#00704d;--green-700:#005a3e;--green-900:#06281d;
--gold-100:#fff0cf;--gold-400:#ffb92e;--gold-700:#8a5200;--red-50:#fdecec;--red-700:#a3151f;
--r-s:8px;--r-m:14px;--font:"Anek Bangla",system-ui,"Noto Sans Bengali",sans-serif}
*{box-sizing:border-box;margin:0}
body{font:400 16px/1.5 var(--font);color:var(--ink);background:var(--paper)}
h1{font-size:1.375rem;margin-bottom:6px;line-height:1.2;letter-spacing:-.012em}
h2{font-size:1.0625rem;line-height:1.3;margin:28px 0 10px}
a{color:var(--green-700);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--gold-400);outline-offset:2px;border-radius:4px}
.notice{background:var(--gold-100);color:var(--gold-700);padding:9px 16px;text-align:center;font-weight:650;font-size:.9375rem}
.notice span{display:block;font-weight:450;font-size:.8125rem}
main{max-width:760px;margin:0 auto;padding:20px 16px 48px}
main.narrow{max-width:460px}
.card{background:var(--card);border:1px solid var(--line);border-radius:var(--r-m);padding:18px 16px;margin-top:14px}
.card>*+*{margin-top:10px}
.card p,.card pre{overflow-wrap:anywhere;white-space:pre-wrap;font-family:inherit}
.muted{color:var(--ink-2);font-size:.875rem;overflow-wrap:anywhere}
.row{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:baseline;justify-content:space-between}
.amount{font-size:2rem;font-weight:750;line-height:1.1;font-variant-numeric:tabular-nums}
.chip{display:inline-block;padding:2px 10px;border-radius:99px;font-size:.8125rem;font-weight:550;background:var(--green-50);color:var(--green-700)}
.chip.gold{background:var(--gold-100);color:var(--gold-700)}
.alert{background:var(--red-50);color:var(--red-700);border-radius:var(--r-s);padding:10px 12px;font-weight:550}
label{display:block;font-size:.875rem;font-weight:550}
input[type=text],input[type=tel],input[type=search]{width:100%;min-height:46px;padding:0 12px;margin-top:4px;
border:1.5px solid var(--line-strong);border-radius:var(--r-s);background:#fff;color:inherit;font:400 1rem/1.2 var(--font);font-variant-numeric:tabular-nums}
.btn{display:flex;align-items:center;justify-content:center;min-height:48px;width:100%;padding:0 18px;border:0;border-radius:var(--r-m);
font:650 1rem/1 var(--font);cursor:pointer;background:var(--gold-400);color:#2a1a00;box-shadow:inset 0 -3px 0 rgba(138,82,0,.28)}
.btn.line{background:transparent;border:1.5px solid var(--line-strong);color:var(--ink);box-shadow:none}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px}
fieldset{border:0;padding:0;min-width:0}
legend{font-weight:650;padding:0}
.pick{position:absolute;opacity:0;width:1px;height:1px}
.tabs{display:grid;grid-template-columns:repeat(auto-fit,minmax(76px,1fr));gap:8px;margin-top:10px}
.tabs label{text-align:center;padding:8px 4px;border:1.5px solid var(--line-strong);border-radius:var(--r-s);cursor:pointer;line-height:1.25}
.tabs small{display:block;font-weight:400;color:var(--ink-2)}
.panel{margin-top:14px;display:grid;gap:10px}
.pick-card:checked~.panel.wallet,.pick-wallet:checked~.panel.card-panel{display:none}
.list{list-style:none}
dd{color:var(--ink-2);font-size:.9375rem}
code{font-size:.8125rem;overflow-wrap:anywhere}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:var(--r-s);background:#fff}
summary{cursor:pointer;font-weight:550;color:var(--green-700);min-height:32px}
.files{display:flex;flex-wrap:wrap;gap:6px 14px;padding:0;list-style:none}
`;
