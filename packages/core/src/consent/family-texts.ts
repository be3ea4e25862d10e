import { type FamilyLanguage, familyLanguages } from './family-page.ts';

/** Every sentence of the page of a family (rules/consent.md#languages). Names and days are filled in as they are. */
export interface FamilyTexts {
  /** The language's own name. */
  readonly language: string;
  readonly title: (agency: string, athlete: string) => string;
  readonly who: (agency: string, athlete: string) => string;
  readonly responsible: (agency: string) => string;
  readonly operator: string;
  readonly what: string;
  readonly where: string;
  readonly searched: string;
  readonly unsearched: string;
  readonly until: (day: string) => string;
  readonly copies: string;
  readonly kept: string;
  readonly whoAreYou: string;
  readonly self: string;
  readonly parent: string;
  readonly guardian: string;
  readonly name: string;
  readonly agree: string;
  readonly refuse: string;
  readonly wrong: string;
  readonly noRole: string;
  readonly noName: string;
  readonly agreed: (athlete: string) => string;
  readonly by: (name: string, day: string) => string;
  readonly unlisted: string;
  readonly withdraw: string;
  readonly refused: (athlete: string) => string;
  readonly withdrawn: (athlete: string) => string;
  readonly ended: (athlete: string) => string;
  readonly again: string;
  readonly over: string;
  readonly ofAgency: string;
  readonly gone: string;
  readonly code: string;
  readonly codeHint: string;
  readonly open: string;
  readonly noCode: string;
  readonly reading: string;
  readonly sending: string;
  readonly unread: string;
  readonly wait: string;
  readonly unanswered: string;
  readonly changed: string;
  readonly retry: string;
  readonly readAgain: string;
  readonly english: string;
}

const en: FamilyTexts = {
  language: 'English',
  title: (agency, athlete) => `May ${agency} list ${athlete}?`,
  who: (agency, athlete) =>
    `${agency} wants to show ${athlete} on this site, so that college coaches find ${athlete}.`,
  responsible: (agency) => `${agency} writes the entry and is responsible for it.`,
  operator: 'This site is run by its operator: write to them about the site itself.',
  what: 'Everybody will see this:',
  where: 'It stands in the lists of this site. Coaches can put it on a board and share that.',
  searched: 'Search engines can show it, too.',
  unsearched: 'Search engines are asked to leave it out.',
  until: (day) => `A yes holds until ${day}. You can take it back before, with this link.`,
  copies: 'Then it is gone from this site. Others may keep copies: boards, prints, search engines.',
  kept: 'We keep your answer, the name that you give, and the time. We keep nothing else about you.',
  whoAreYou: 'Who are you?',
  self: 'I am 18 or older and agree for myself.',
  parent: 'I am a parent or guardian and agree.',
  guardian: 'A guardian is somebody who decides for a child by law.',
  name: 'Your name',
  agree: 'Yes, I agree',
  refuse: 'No',
  wrong: 'Something is wrong here: write to the agency',
  noRole: 'Choose one of the two.',
  noName: 'Write your name.',
  agreed: (athlete) => `You agreed: ${athlete} may be listed.`,
  by: (name, day) => `${name}, on ${day}`,
  unlisted: 'The agency does not show the entry at the moment.',
  withdraw: 'Take my yes back',
  refused: (athlete) => `You said no: ${athlete} is not listed.`,
  withdrawn: (athlete) => `You took your yes back: ${athlete} is no longer listed.`,
  ended: (athlete) => `The yes is over: ${athlete} is no longer listed.`,
  again: 'You can change your mind here.',
  over: 'The season is over, so there is nothing left to agree to.',
  ofAgency:
    'You are signed in as one of the agency. Send this link to the family: you cannot answer for them.',
  gone: 'This link leads nowhere any longer. The agency has removed the entry, or ended the link.',
  code: 'Code',
  codeHint: 'It has 32 letters and digits and stands in your letter.',
  open: 'Open',
  noCode: 'That is not a code. Compare it with the letter.',
  reading: 'Loading …',
  sending: 'Sending …',
  unread: 'The page could not be loaded.',
  wait: 'Too many tries came from here. Wait an hour.',
  unanswered: 'Your answer may not have arrived. Send it again: it counts once.',
  changed: 'The agency has changed the entry meanwhile. Read it again first.',
  retry: 'Try again',
  readAgain: 'Read it again',
  english: 'The English text counts.',
};

const es: FamilyTexts = {
  language: 'Español',
  title: (agency, athlete) => `¿Puede ${agency} publicar a ${athlete}?`,
  who: (agency, athlete) =>
    `${agency} quiere mostrar a ${athlete} en este sitio, para que lo vean entrenadores universitarios.`,
  responsible: (agency) => `${agency} escribe la ficha y responde de ella.`,
  operator: 'Este sitio tiene un operador: escríbele sobre el sitio mismo.',
  what: 'Todo el mundo verá esto:',
  where:
    'Aparece en las listas de este sitio. Los entrenadores pueden guardarlo en un tablero y compartirlo.',
  searched: 'También puede aparecer en los buscadores.',
  unsearched: 'Se pide a los buscadores que no lo muestren.',
  until: (day) => `Un sí vale hasta el ${day}. Puedes retirarlo antes con este enlace.`,
  copies: 'Entonces desaparece de este sitio. Otros pueden conservar copias: tableros, impresos, buscadores.',
  kept: 'Guardamos tu respuesta, el nombre que das y la hora. No guardamos nada más de ti.',
  whoAreYou: '¿Quién eres?',
  self: 'Tengo 18 años o más y acepto por mí.',
  parent: 'Soy madre, padre o tutor y acepto.',
  guardian: 'Un tutor es quien decide por un menor según la ley.',
  name: 'Tu nombre',
  agree: 'Sí, acepto',
  refuse: 'No',
  wrong: 'Algo está mal aquí: escribir a la agencia',
  noRole: 'Elige una de las dos.',
  noName: 'Escribe tu nombre.',
  agreed: (athlete) => `Aceptaste: ${athlete} puede publicarse.`,
  by: (name, day) => `${name}, el ${day}`,
  unlisted: 'La agencia no muestra la ficha en este momento.',
  withdraw: 'Retirar mi sí',
  refused: (athlete) => `Dijiste que no: ${athlete} no está publicado.`,
  withdrawn: (athlete) => `Retiraste tu sí: ${athlete} ya no está publicado.`,
  ended: (athlete) => `El sí terminó: ${athlete} ya no está publicado.`,
  again: 'Aquí puedes cambiar de opinión.',
  over: 'La temporada ha terminado, así que ya no hay nada que aceptar.',
  ofAgency:
    'Has iniciado sesión como persona de la agencia. Envía este enlace a la familia: no puedes responder por ella.',
  gone: 'Este enlace ya no lleva a ninguna parte. La agencia quitó la ficha o cerró el enlace.',
  code: 'Código',
  codeHint: 'Tiene 32 letras y cifras y está en tu carta.',
  open: 'Abrir',
  noCode: 'Eso no es un código. Compáralo con la carta.',
  reading: 'Cargando …',
  sending: 'Enviando …',
  unread: 'No se pudo cargar la página.',
  wait: 'Hubo demasiados intentos desde aquí. Espera una hora.',
  unanswered: 'Quizá tu respuesta no llegó. Envíala otra vez: cuenta una sola vez.',
  changed: 'La agencia ha cambiado la ficha mientras tanto. Léela otra vez primero.',
  retry: 'Intentar de nuevo',
  readAgain: 'Leer otra vez',
  english: 'Vale el texto en inglés.',
};

const pt: FamilyTexts = {
  language: 'Português',
  title: (agency, athlete) => `${agency} pode publicar ${athlete}?`,
  who: (agency, athlete) =>
    `${agency} quer mostrar ${athlete} neste site, para que treinadores universitários o vejam.`,
  responsible: (agency) => `${agency} escreve a ficha e responde por ela.`,
  operator: 'Este site tem um operador: escreva a ele sobre o próprio site.',
  what: 'Todos verão isto:',
  where: 'Aparece nas listas deste site. Treinadores podem guardá-lo num quadro e partilhá-lo.',
  searched: 'Também pode aparecer em buscadores.',
  unsearched: 'Pede-se aos buscadores que não o mostrem.',
  until: (day) => `Um sim vale até ${day}. Pode retirá-lo antes com este link.`,
  copies: 'Então desaparece deste site. Outros podem ter cópias: quadros, impressos, buscadores.',
  kept: 'Guardamos a sua resposta, o nome que der e a hora. Não guardamos mais nada sobre si.',
  whoAreYou: 'Quem é você?',
  self: 'Tenho 18 anos ou mais e aceito por mim.',
  parent: 'Sou mãe, pai ou responsável e aceito.',
  guardian: 'Responsável é quem decide por um menor segundo a lei.',
  name: 'O seu nome',
  agree: 'Sim, aceito',
  refuse: 'Não',
  wrong: 'Algo está errado aqui: escrever à agência',
  noRole: 'Escolha uma das duas.',
  noName: 'Escreva o seu nome.',
  agreed: (athlete) => `Você aceitou: ${athlete} pode ser publicado.`,
  by: (name, day) => `${name}, em ${day}`,
  unlisted: 'A agência não mostra a ficha neste momento.',
  withdraw: 'Retirar o meu sim',
  refused: (athlete) => `Você disse não: ${athlete} não está publicado.`,
  withdrawn: (athlete) => `Você retirou o sim: ${athlete} já não está publicado.`,
  ended: (athlete) => `O sim terminou: ${athlete} já não está publicado.`,
  again: 'Aqui pode mudar de ideia.',
  over: 'A temporada terminou, por isso já não há nada a aceitar.',
  ofAgency: 'Entrou como pessoa da agência. Envie este link à família: não pode responder por ela.',
  gone: 'Este link já não leva a lado nenhum. A agência retirou a ficha ou encerrou o link.',
  code: 'Código',
  codeHint: 'Tem 32 letras e algarismos e está na sua carta.',
  open: 'Abrir',
  noCode: 'Isso não é um código. Compare-o com a carta.',
  reading: 'A carregar …',
  sending: 'A enviar …',
  unread: 'Não foi possível carregar a página.',
  wait: 'Houve tentativas demais a partir daqui. Espere uma hora.',
  unanswered: 'A sua resposta talvez não tenha chegado. Envie de novo: conta uma só vez.',
  changed: 'A agência mudou a ficha entretanto. Leia-a de novo primeiro.',
  retry: 'Tentar de novo',
  readAgain: 'Ler de novo',
  english: 'Vale o texto em inglês.',
};

const fr: FamilyTexts = {
  language: 'Français',
  title: (agency, athlete) => `${agency} peut-elle publier la fiche de ${athlete} ?`,
  who: (agency, athlete) =>
    `${agency} veut montrer ${athlete} sur ce site, pour que des entraîneurs universitaires le voient.`,
  responsible: (agency) => `${agency} écrit la fiche et en répond.`,
  operator: 'Ce site a un exploitant : écrivez-lui au sujet du site lui-même.',
  what: 'Tout le monde verra ceci :',
  where:
    'La fiche figure dans les listes du site. Un entraîneur peut la mettre sur un tableau et le partager.',
  searched: 'Les moteurs de recherche peuvent aussi la montrer.',
  unsearched: 'Les moteurs de recherche sont priés de ne pas la montrer.',
  until: (day) => `Un oui vaut jusqu’au ${day}. Vous pouvez le retirer avant, avec ce lien.`,
  copies:
    'Elle disparaît alors du site. D’autres peuvent garder des copies : tableaux, impressions, moteurs.',
  kept: 'Nous gardons votre réponse, le nom donné et l’heure. Nous ne gardons rien d’autre sur vous.',
  whoAreYou: 'Qui êtes-vous ?',
  self: 'J’ai 18 ans ou plus et j’accepte pour moi-même.',
  parent: 'Je suis parent ou tuteur et j’accepte.',
  guardian: 'Un tuteur est celui qui décide pour un enfant selon la loi.',
  name: 'Votre nom',
  agree: 'Oui, j’accepte',
  refuse: 'Non',
  wrong: 'Quelque chose est faux : écrire à l’agence',
  noRole: 'Choisissez l’une des deux.',
  noName: 'Écrivez votre nom.',
  agreed: (athlete) => `Vous avez accepté : la fiche de ${athlete} peut être publiée.`,
  by: (name, day) => `${name}, le ${day}`,
  unlisted: 'L’agence ne montre pas la fiche en ce moment.',
  withdraw: 'Retirer mon oui',
  refused: (athlete) => `Vous avez dit non : la fiche de ${athlete} n’est pas publiée.`,
  withdrawn: (athlete) => `Vous avez retiré votre oui : la fiche de ${athlete} n’est plus publiée.`,
  ended: (athlete) => `Le oui a pris fin : la fiche de ${athlete} n’est plus publiée.`,
  again: 'Vous pouvez changer d’avis ici.',
  over: 'La saison est finie, il n’y a donc plus rien à accepter.',
  ofAgency:
    'Vous êtes connecté pour l’agence. Envoyez ce lien à la famille : vous ne pouvez pas répondre pour elle.',
  gone: 'Ce lien ne mène plus nulle part. L’agence a retiré la fiche ou fermé le lien.',
  code: 'Code',
  codeHint: 'Il a 32 lettres et chiffres et figure dans votre lettre.',
  open: 'Ouvrir',
  noCode: 'Ce n’est pas un code. Comparez-le avec la lettre.',
  reading: 'Chargement …',
  sending: 'Envoi …',
  unread: 'La page n’a pas pu être chargée.',
  wait: 'Trop d’essais sont venus d’ici. Attendez une heure.',
  unanswered: 'Votre réponse n’est peut-être pas arrivée. Renvoyez-la : elle compte une fois.',
  changed: 'L’agence a modifié la fiche entre-temps. Relisez-la d’abord.',
  retry: 'Réessayer',
  readAgain: 'Relire',
  english: 'Le texte anglais fait foi.',
};

const de: FamilyTexts = {
  language: 'Deutsch',
  title: (agency, athlete) => `Darf ${agency} ${athlete} zeigen?`,
  who: (agency, athlete) =>
    `${agency} möchte ${athlete} auf dieser Seite zeigen, damit College-Trainer darauf aufmerksam werden.`,
  responsible: (agency) => `${agency} schreibt den Eintrag und ist dafür verantwortlich.`,
  operator: 'Diese Seite hat einen Betreiber: Schreiben Sie ihm, wenn es um die Seite selbst geht.',
  what: 'Das werden alle sehen:',
  where: 'Es steht in den Listen dieser Seite. Trainer können es auf eine Tafel setzen und diese teilen.',
  searched: 'Auch Suchmaschinen können es zeigen.',
  unsearched: 'Suchmaschinen werden gebeten, es wegzulassen.',
  until: (day) => `Ein Ja gilt bis ${day}. Mit diesem Link können Sie es vorher zurücknehmen.`,
  copies:
    'Dann ist es von dieser Seite weg. Andere können Kopien behalten: Tafeln, Ausdrucke, Suchmaschinen.',
  kept: 'Wir behalten Ihre Antwort, den angegebenen Namen und die Zeit. Sonst behalten wir nichts über Sie.',
  whoAreYou: 'Wer sind Sie?',
  self: 'Ich bin 18 oder älter und stimme für mich selbst zu.',
  parent: 'Ich bin ein Elternteil oder Vormund und stimme zu.',
  guardian: 'Ein Vormund entscheidet nach dem Gesetz für ein Kind.',
  name: 'Ihr Name',
  agree: 'Ja, ich stimme zu',
  refuse: 'Nein',
  wrong: 'Hier stimmt etwas nicht: an die Agentur schreiben',
  noRole: 'Wählen Sie eines von beiden.',
  noName: 'Schreiben Sie Ihren Namen.',
  agreed: (athlete) => `Sie haben zugestimmt: ${athlete} darf gezeigt werden.`,
  by: (name, day) => `${name}, am ${day}`,
  unlisted: 'Die Agentur zeigt den Eintrag im Augenblick nicht.',
  withdraw: 'Mein Ja zurücknehmen',
  refused: (athlete) => `Sie haben Nein gesagt: ${athlete} wird nicht gezeigt.`,
  withdrawn: (athlete) => `Sie haben Ihr Ja zurückgenommen: ${athlete} wird nicht mehr gezeigt.`,
  ended: (athlete) => `Das Ja ist abgelaufen: ${athlete} wird nicht mehr gezeigt.`,
  again: 'Hier können Sie es sich anders überlegen.',
  over: 'Die Saison ist vorbei, es gibt also nichts mehr zuzustimmen.',
  ofAgency:
    'Sie sind für die Agentur angemeldet. Senden Sie diesen Link der Familie: Für sie antworten können Sie nicht.',
  gone: 'Dieser Link führt nirgends mehr hin. Die Agentur hat den Eintrag entfernt oder den Link beendet.',
  code: 'Code',
  codeHint: 'Er hat 32 Buchstaben und Ziffern und steht in Ihrem Brief.',
  open: 'Öffnen',
  noCode: 'Das ist kein Code. Vergleichen Sie ihn mit dem Brief.',
  reading: 'Wird geladen …',
  sending: 'Wird gesendet …',
  unread: 'Die Seite konnte nicht geladen werden.',
  wait: 'Von hier kamen zu viele Versuche. Warten Sie eine Stunde.',
  unanswered: 'Ihre Antwort ist vielleicht nicht angekommen. Senden Sie sie noch einmal: Sie zählt einmal.',
  changed: 'Die Agentur hat den Eintrag inzwischen geändert. Lesen Sie ihn zuerst noch einmal.',
  retry: 'Noch einmal versuchen',
  readAgain: 'Noch einmal lesen',
  english: 'Es gilt der englische Text.',
};

export const familyTexts: Readonly<Record<FamilyLanguage, FamilyTexts>> = { en, es, pt, fr, de };

/** The first of a browser's languages that the page has; else English. @param wanted as `navigator.languages` */
export function familyLanguage(wanted: readonly string[]): FamilyLanguage {
  const known = wanted.flatMap((tag) =>
    familyLanguages.filter((language) => tag.toLowerCase().startsWith(language)),
  );
  return known[0] ?? 'en';
}
